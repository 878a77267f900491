/** The toasts of the list of sessions. */
export const sessionListMessages = {
  endedOne: (device: string) => `You are logged out on ${device}.`,
  unknownDevice: 'a device that we do not know',
  endedOthers: 'You are logged out everywhere else.',
  notEnded: 'You are still logged in there.',
} as const;
