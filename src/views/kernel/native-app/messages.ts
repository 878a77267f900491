export const messages = {
  notifyTitle: 'Get answers as they arrive',
  notifyText:
    'Your phone doesn’t show our notifications. Turn them on in its settings to know about answers to your posts and comments, and messages to you.',
  notifyAllow: 'Open the settings',
  notifyLater: 'Ask me later',
  rateTitle: (brand: string) => `Do you like ${brand}?`,
  rateText: 'A rating in the store helps others find it. It does not reveal what you write here.',
  rate: 'Rate the app',
  rateLater: 'Not now',
  rateNever: 'Do not ask again',
  close: 'Close',
} as const;
