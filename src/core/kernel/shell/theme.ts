/** The themes of the product; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a stored text names; `system` for anything else. */
export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** The colour of the page's ground, `--paper` of the tokens, for the bars of the browser. */
export const PAPER: Readonly<Record<Exclude<Theme, 'system'>, string>> = { light: '#faf9f6', dark: '#171513' };
