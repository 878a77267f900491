import { MAX_CLAIMS } from './claim.rules';

export const employerRefusals = {
  hasContributed:
    'This account has contributed, so it can’t claim a company. Use a separate account to speak for the company.',
  notFound: 'There is no such claim. It may have ended.',
  notClaimant: 'Only people who speak for the company can do this.',
  stepOther: 'This claim is at another step. Reload the page.',
  domainUnknown:
    'We know no domain of this company, or only a shared one. First propose its website. A moderator checks it.',
  claimsFull: `You have ${MAX_CLAIMS} claims. End one to start another.`,
  recordMissing: 'The record isn’t there yet. New records can take an hour to show. Check its name and value.',
  recordsAway: 'We couldn’t read the domain’s records just now. Try again in a few minutes.',
  codeWrong: 'This isn’t the code that we sent.',
  codeExpired: 'This code is too old or was tried too often. Ask for a new one.',
  codeNotSent: 'We couldn’t send the code just now. Try again in a few minutes.',
  secondUnfitting:
    'Another person has to confirm this: someone who logs in with their own address at the company’s domain.',
} as const;
