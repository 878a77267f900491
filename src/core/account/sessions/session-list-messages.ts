export const sessionListMessages = {
  endedOne: (device: string) => `You are logged out on ${device}.`,
  unknownDevice: 'an unknown device',
  endedOthers: 'You are logged out everywhere else.',
  endedAll: 'You are logged out on all your devices.',
  methodNotRemoved: 'The login was not removed.',
  notEnded: 'You are still logged in there.',
} as const;
