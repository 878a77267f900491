export const pushRefusals = {
  noSubscription: 'We cannot read this browser’s registration for notifications. Turn notifications off and on again.',
  unknownService: 'We cannot send notifications through this browser’s push service. Use another browser, or email.',
} as const;
