export const menuMessages = {
  notInterested: 'Not interested',
  block: (name: string) => `Block ${name}`,
} as const;
