export const idleMessages = {
  shortcuts: 'Shortcuts',
  closeMenu: 'Close the menu',
  menuTitle: 'Menu',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  appNudgeTitle: (brand: string) => `${brand} also comes as an app`,
  appNudgeText: 'Notifications as they happen.',
  appNudgeOpen: 'Get the app',
  appNudgeNever: 'Do not show again',
  appNudgeClose: 'Close',
} as const;
