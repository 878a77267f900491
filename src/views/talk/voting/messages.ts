export const messages = {
  up: (count: string) => `Vote up, ${count} so far`,
  down: 'Vote down',
} as const;
