export const messages = {
  askTitle: 'Get notified when someone answers?',
  askText:
    'You get comments, replies, mentions and message requests on this device, even while the site is closed. The screen says only what kind of notification it is: no name, no company, no text.',
  tell: 'Notify me',
  notNow: 'Not now',
  never: 'Do not ask again',
  askHint: 'We send nothing at night. Choose what you get in Preferences.',
  blockedTitle: 'Your browser blocks notifications',
  blockedText: 'Everything is still under the bell. To allow notifications:',
  blockedSteps: ['Tap the icon next to the address', 'Allow notifications', 'Reload the page'],
  failedTitle: 'Notifications could not be turned on',
  failedText: (reason: string): string => `We could not register this device. ${reason}`,
  noServiceText:
    'This browser can’t receive notifications, at least not in a private window. You still find everything under the bell.',
  understood: 'Close',
  preferences: 'Open Preferences',

  device: 'On this device',
  deviceStates: {
    unavailable: 'This browser cannot show notifications. On an iPhone, add the site to the home screen first.',
    blocked:
      'Your browser blocks notifications from this site. Tap the icon next to the address, allow notifications, and reload.',
    off: 'Off: you get nothing while the site is closed.',
    on: 'On, until you log out here.',
  },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const;
