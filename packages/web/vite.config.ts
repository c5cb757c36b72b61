import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The worker imports the engine of the game it plays, and only that one: it needs chunks of its own.
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-turn.svg'],
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'Cosmic board games: alone against bots, at one screen, or with others over the network.',
        id: '/',
        scope: '/',
        lang: 'en',
        dir: 'ltr',
        categories: ['games'],
        theme_color: '#070816',
        background_color: '#070816',
        display: 'standalone',
        start_url: '/',
        // Made by scripts/icons.ts.
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        // What a browser does with "your turn" when no page is open.
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        navigateFallback: '/index.html',
        // A server's own paths are never answered with the page.
        navigateFallbackDenylist: [/^\/(?:api|ws|health|ready|metrics)\b/],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
  ],
})
