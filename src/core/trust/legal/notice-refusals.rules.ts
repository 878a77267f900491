export const noticeRefusals = {
  sentBefore: 'A notice with this id was sent before. Reload the page to send another one.',
} as const;
