import { defineConfig } from 'vitest/config'

/** Everything in a browser, where it has to start. `npm test` has the newcomer alone, and only where a browser can. */
export default defineConfig({
  test: {
    include: ['test/browser/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    env: { BROWSER_REQUIRED: '1' },
  },
})
