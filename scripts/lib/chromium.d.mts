/** The path of an installed browser, or null. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null;

/** Installs a browser if none is found, and puts its path into CHROMIUM_PATH unless it is Playwright’s own. */
export function provideChromium(): Promise<void>;
