/** Sentences of refusals of reports. */
export const reportRefusals = {
  own: 'This is your own. You can report only what others share.',
} as const;
