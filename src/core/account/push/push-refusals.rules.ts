export const pushRefusals = {
  noSubscription: 'This browser’s registration for notifications cannot be read. Turn notifications off and on again.',
  unknownService: 'We do not send notifications through this browser’s push service. Use another browser, or mail.',
} as const;
