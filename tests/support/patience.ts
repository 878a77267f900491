/** For vi.waitFor, which otherwise gives up after a second: what does come ends the wait at once. Playwright's and expect.poll's waits are in their settings. */
export const PATIENCE = { timeout: 60_000, interval: 20 };
