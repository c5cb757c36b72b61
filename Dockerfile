# Orrery as one image: the server and the page. Games are kept in /data, or in PostgreSQL when DATABASE_URL is set.
# Pinned by digest, so that the same commit makes the same image; version and digest change together (docker buildx imagetools inspect node:22-bookworm-slim).
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
# The repository is not part of the image: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT=
ENV ORRERY_COMMIT=$COMMIT
RUN node -e "import('./scripts/build.mjs').then(async (made) => { await made.buildPage(); await made.buildProgram() })"

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ENV NODE_ENV=production
WORKDIR /app
# The program is one file; only the database's native part stays a package, with the loader it asks for, and what draws previews of
# links: its WebAssembly and its fonts.
COPY --from=build /app/node_modules/@photostructure/sqlite node_modules/@photostructure/sqlite
COPY --from=build /app/node_modules/node-gyp-build node_modules/node-gyp-build
COPY --from=build /app/node_modules/@resvg/resvg-wasm node_modules/@resvg/resvg-wasm
COPY --from=build /app/packages/picture node_modules/@orrery/picture
COPY --from=build /app/packages/web/dist packages/web/dist
COPY --from=build /app/dist/orrery.mjs dist/orrery.mjs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7777
# A container has one check, and whoever reads it (a proxy, dependants, monitoring, Swarm) asks whether players can be sent here: that is
# /ready. It has to fail for a minute first, so that a database that is soon back replaces nothing. Kubernetes has two: README.md.
HEALTHCHECK --interval=15s --timeout=5s --retries=4 --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 7777) + '/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["node", "dist/orrery.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data/orrery.sqlite"]
