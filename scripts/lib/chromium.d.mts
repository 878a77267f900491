/** The path of a browser that is there already, or null. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null;
