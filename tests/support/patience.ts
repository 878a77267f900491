/**
 * For vi.waitFor, whose default is a second; success ends the wait immediately. Playwright and expect.poll have
 * settings of their own.
 */
export const PATIENCE = { timeout: 60_000, interval: 20 };
