export const hidingMessages = {
  hidden: 'You will not see this post in your feeds.',
  notHidden: 'Couldn’t hide the post.',
  blocked: (name: string) => `${name} is blocked.`,
  blockedHint: 'We do not tell them.',
  notBlocked: (name: string) => `Couldn’t block ${name}.`,
  notShown: 'Couldn’t undo that. Try again.',
  undo: 'Undo',
} as const;

export const hidingOutcomes = {
  hidden: 'the post is hidden',
  shown: 'the post is shown again',
  blocked: (name: string) => `${name} is blocked`,
  unblocked: (name: string) => `${name} is unblocked`,
} as const;
