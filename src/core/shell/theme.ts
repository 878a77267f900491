/** The themes of the product; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a stored text names; `system` for anything else. */
export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}
