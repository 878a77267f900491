export const jobRefusals = {
  gone: 'This opening is not there any more. Look for others in the list of jobs.',
  alertGone: 'This alert is deleted already.',
  placeUnknown: (names: string): string => `There is no place ${names}. Leave it out, or choose one of the list.`,
} as const;
