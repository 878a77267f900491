export const linkMessages = {
  label: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
} as const;
