/** The path of a browser that is there already, or null. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null;

/** Makes sure that there is a browser; puts its path into CHROMIUM_PATH unless it is Playwright’s own. */
export function provideChromium(): Promise<void>;
