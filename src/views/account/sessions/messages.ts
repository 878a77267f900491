import type { LoginProvider } from '@/core/account/session/login-provider';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { plural } from '@/core/kernel/formatting/plural';

export const messages = {
  title: 'Your account',
  signedInAs: (name: string) => `You are logged in as ${name}.`,
  noPseudonym: 'You are logged in. You have no pseudonym yet.',
  logIn: 'Log in',
  signedOut: 'Nobody is logged in on this device.',
  with: 'With an account',
  withPoints: [
    'Vote, comment and post under a pseudonym.',
    'Follow communities and companies, and get a feed of your own.',
    'Add your salary, a review or an interview, without your name.',
    'Messages, bookmarks and job alerts.',
  ],
  ended: 'Your session has ended. Log in again to continue.',
  signOut: 'Log out',
  signingOut: 'Logging out',
  sessions: 'Where you are logged in',
  more: (count: number) => `Show ${count} more`,
  thisOne: 'This browser',
  unknownDevice: 'Unknown device',
  seen: (day: string, provider: string) => joinFacts([`Last used on ${day}`, provider]),
  now: (provider: string) => joinFacts(['In use now', provider]),
  signOutOthers: 'Log out everywhere else',
  signOutEverywhere: 'Log out everywhere',
  everywhereTitle: (count: number) =>
    plural(count, { one: 'Log out? You are logged in only here.', other: 'Log out on all {count} devices?' }),
  everywhereConfirm: 'Yes, log out everywhere',
  stay: 'Stay logged in',
  everywhereHint: 'Drafts stay on each device, unreadable to others, until you log in there again.',
  loading: 'Loading where you are logged in',
  notLoaded: 'We could not load where you are logged in.',
  retry: 'Try again',
  devices: 'Do you know these devices?',
  devicesText:
    'We show the name that each browser gives. If you don’t recognise a device, log it out and change the password of the account that you log in with.',
  methods: 'How you log in',
  linkedOn: (day: string) => `Since ${day}`,
  onlyWayIn: 'Your only login',
  remove: 'Remove',
  removeSure: (provider: string) => `Remove ${provider}?`,
  removeHint: (provider: string) =>
    `It no longer logs you in to this account. Other devices where you logged in with ${provider} are logged out. We email you about it.`,
  removeYes: 'Yes, remove',
  removeNo: 'Keep it',
  noAddress: 'No email address',
  otherAccount: (providers: string) =>
    `You have another account here with this email address; ${providers} logs you in to it. The two stay separate: nobody sees that both are yours. If you want only one, add ${providers} below; then you can merge them.`,
  provedOther: 'You have proved that both accounts are yours.',
  provedOtherText: 'Merge them within ten minutes, or keep them separate.',
  mergeThem: 'See what a merge moves',
  addText: 'Add a second way to log in, in case you lose this one. It can use another email address.',
  add: (provider: string) => `Add ${provider}`,
  providers: {
    google: 'Google',
    naukri: 'Naukri',
    linkedin: 'LinkedIn',
    microsoft: 'Microsoft',
  } satisfies Readonly<Record<LoginProvider, string>>,
} as const;
