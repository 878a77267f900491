/** The widths in px and colour schemes that a screen is looked at in. */
export const SCREENS = [
  [360, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const;
