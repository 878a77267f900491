/** Texts about a contribution that is being written. */
export const contributionMessages = {
  cleared: 'The form is empty again.',
  undo: 'Undo',
} as const;
