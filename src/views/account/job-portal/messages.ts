/** Texts of the screen that links an account at the job portal. */
export const messages = {
  title: 'Fill in from Naukri',
  lead: 'Your Naukri account knows where you work. It can fill in your career status and prove your company, without a code by mail.',
  taken: 'What we import',
  takenPoints: [
    'Your company, designation, department and city. You can change them before they are saved.',
    'That the account is yours: others see a mark beside your pseudonym, never your name.',
  ],
  kept: 'What stays apart',
  keptPoints: [
    'Naukri learns that you linked your account here. It does not learn your pseudonym or what you write.',
    'We keep the job encrypted, and nothing else of the account.',
  ],
  consent: 'I agree that Naukri shares my current job with this site. I can withdraw this at any time.',
  consentMissing: 'Tick the box first: without your agreement nothing is shared.',
  notAsked: 'Naukri is asked about your email address only after you agree.',
  found: (name: string) => `We found a Naukri account with your address: ${name}.`,
  notFound: 'Naukri has no account with the address that you log in with here.',
  notOffered: 'You can fill in your career status yourself.',
  linkByAddress: 'Find my account by email',
  linkOwn: 'Fill in from this account',
  linkOther: 'Log in to Naukri',
  linkAnother: 'Use another Naukri account',
  cancel: 'Not now',
  guestTitle: 'Log in to link your Naukri account',
  guestText: 'Then it can fill in your career status and prove where you work.',
  logIn: 'Log in',
} as const;
