import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageChunks, withChunks, workerChunks } from './scripts/chunks.ts'
import { offline } from './scripts/offline.ts'
import { shuffleHash, withoutRules, withoutWords } from './scripts/parts.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The worker imports only the engine of the game it plays, so it needs chunks of its own.
  worker: { format: 'es', plugins: () => [withoutWords(), shuffleHash()], rolldownOptions: withChunks(workerChunks) },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, rolldownOptions: withChunks(pageChunks) },
  plugins: [react(), withoutRules(), offline()],
})
