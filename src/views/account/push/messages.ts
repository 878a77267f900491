/** Texts around push. */
export const messages = {
  askTitle: 'Shall we tell you when somebody answers?',
  askText:
    'Comments, replies, mentions and requests to write then come to this device, also while no page is open. The screen says only what kind of news it is: no name, no company, no text.',
  tell: 'Tell me',
  notNow: 'Not now',
  never: 'Do not ask again',
  askHint: 'Nothing comes at night. What comes, you choose in Preferences.',
  blockedTitle: 'Your browser said no',
  blockedText: 'Your browser keeps that, not we. Everything is still under the bell. To change it:',
  blockedSteps: ['Tap the icon beside the address', 'Allow notifications', 'Reload the page'],
  failedTitle: 'Notifications are not on',
  failedText: (reason: string): string => `We could not register this device. ${reason}`,
  noServiceText:
    'This browser has no service for notifications, or refuses it in private windows. Everything is still under the bell.',
  understood: 'Close',
  preferences: 'Open Preferences',

  device: 'On this device',
  deviceStates: {
    unavailable: 'This browser cannot show notifications. On an iPhone, add the site to the home screen first.',
    blocked:
      'Your browser blocks notifications from this site. Tap the icon beside the address, allow notifications, and reload.',
    off: 'Off: nothing comes while no page is open.',
    on: 'On, until you log out here.',
  },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const;
