export const contributionMessages = {
  cleared: 'The form is empty again.',
  undo: 'Undo',
  gone: 'Your contribution was deleted in the meantime. Your answers are kept. If you send them again, they count as new.',
  sentWhenBack:
    'You are offline. We send it when the connection is back, if you stay on this page. A draft is saved on this device.',
} as const;
