import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/!(newcomer).test.ts'], // those are for `npm run test:browser`
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%', // left alone, vitest keeps one core for itself, which halves the speed of a two-core machine
    testTimeout: 60_000,
    reporters: ['default'],
  },
})
