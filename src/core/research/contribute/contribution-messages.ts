/** Texts about a contribution that is being written. */
export const contributionMessages = {
  cleared: 'The form is empty again.',
  undo: 'Undo',
  gone: 'It was deleted meanwhile. Your answers are kept: sent again, they are a new one.',
  sentWhenBack:
    'There is no connection. It is sent by itself when that is back, if you stay on this page; a draft is on this device.',
} as const;
