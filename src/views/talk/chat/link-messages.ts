/** Texts of the way to the conversations. */
export const linkMessages = {
  label: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
} as const;
