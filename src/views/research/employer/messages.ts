import { formatDate, formatMonth } from '@/core/kernel/formatting/date';
import { CLAIM_DAYS } from '@/core/research/employer/claim.rules';

/** Texts of the employer's side. */
export const messages = {
  title: 'Claim a company',
  titleOf: (name: string) => `Claim ${name}`,
  lead: 'If you speak for a company, prove it by its domain. It costs nothing, and it changes no rating, figure or order.',
  noCompany: 'Open the page of your company and choose “Claim the page” there.',
  browse: 'Browse companies',
  gate: 'Log in to claim a company',
  ownAccount:
    'Use an account of its own: one that has contributed can’t claim, and one that has claimed can never contribute.',
  way: 'How do you prove it?',
  ways: {
    DNS: { title: 'A DNS record', text: 'You can change the records of the company’s domain.' },
    ADDRESS: {
      title: 'A role address and a colleague',
      text: 'You read hr@ or careers@ there, and a colleague with an address of their own confirms.',
    },
  },
  mailbox: 'Role address',
  choose: 'Choose one',
  start: 'Start',
  yours: 'Your claims',
  none: 'You have claimed no company.',
  loading: 'Loading your claims',
  failedTitle: 'Your claims did not load',
  tryAgain: 'Try again',
  inForce: (month: string, day: string) =>
    `Claimed in ${formatMonth(month)}. It ends on ${formatDate(day, 'day')} unless you prove it again.`,
  addRecord: 'Add this TXT record to the domain, then check it. It may take an hour to show.',
  recordName: 'Name',
  recordValue: 'Value',
  check: 'Check the record',
  renew: 'Check again for another year',
  codeSent: (address: string) => `We sent a code to ${address}.`,
  code: 'Code from the email',
  enter: 'Enter the code',
  second: (domain: string) =>
    `Send this link to a colleague who logs in here with an address of their own at ${domain}. We don’t store who confirms.`,
  secondLink: 'The link for your colleague',
  end: 'End this claim',
  confirmTitle: 'Confirm a colleague’s claim',
  confirmGate: 'Log in with your work address to confirm',
  confirmText: (name: string) =>
    `A colleague of yours claims ${name}. Confirm only if you know who it is. We store nothing about you.`,
  cantConfirm: (domain: string) =>
    `You can’t confirm this with this account. It takes another person, who logs in with an own address at ${domain}.`,
  confirm: 'Confirm the claim',
  confirmed: 'The claim is confirmed.',
  page: (name: string) => `Who speaks for ${name}`,
  pageLoading: 'Loading the claims',
  pageFailed: 'The claims did not load',
  noSuchCompany: 'There is no such company',
  noSuchCompanyHint: 'Its name in the address may be mistyped.',
  unclaimed: 'Nobody has proven that they speak for this company.',
  proof: (domain: string, month: string) => `Claimed by proof of ${domain}, ${formatMonth(month)}`,
  what: 'What a claim does',
  allows: [
    'Your company’s page says that it is claimed, by which domain and since when.',
    'Nothing about authors: a claimant reads exactly what a guest reads.',
    'No rating, figure, order or removal changes by it.',
    `It lasts ${CLAIM_DAYS} days.`,
  ],
  log: 'Every act is a line of the public log',
  logLink: 'Read the log',
  site: 'The employers’ site',
  company: 'The company’s page',
  claimIt: 'Claim this company',
  revoke: 'Revoke all claims',
} as const;
