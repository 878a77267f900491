export const agreementMessages = {
  title: 'Your agreement',
  loading: 'Loading your agreement',
  failedTitle: 'Your agreement did not load',
  tryAgain: 'Try again',
  version: (version: number) => `Version ${version}.`,
  toAgree:
    'You have not agreed to this version yet. Read it first; if you do not agree, you can take your data and go.',
  agree: 'I agree to these terms',
  changedTitle: 'The terms have changed',
  changedLead: 'Agree to them before you publish again. Your text is saved.',
  changes: 'What is new',
  readTerms: 'Read the terms (opens a new tab)',
  notNow: 'Not now',
  close: 'Close',
  agreed: (day: string) => `You agreed to this version on ${day}.`,
} as const;
