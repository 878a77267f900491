export const jobRefusals = {
  gone: 'This opening is no longer available. Look for others in the list of jobs.',
  alertGone: 'This alert is deleted already.',
  placeUnknown: (names: string): string =>
    `We don’t know the place ${names}. Leave it out, or choose one from the list.`,
} as const;
