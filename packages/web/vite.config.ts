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
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'Cosmic board games: alone against bots, or together at one screen.',
        theme_color: '#070816',
        background_color: '#070816',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
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
