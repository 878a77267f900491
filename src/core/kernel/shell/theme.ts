export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

export const PAGE_COLORS: Readonly<Record<Exclude<Theme, 'system'>, string>> = { light: '#faf9f6', dark: '#171513' };
