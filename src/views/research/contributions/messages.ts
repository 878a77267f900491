import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { OwnContribution, OwnContributionKind } from '@/core/research/contributions/own-contribution';
import { firstVisibilityText } from '@/core/research/contributions/showing-texts';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';

export const messages = {
  title: 'Your contributions',
  given: 'What you have shared',
  lead: 'Only you see this list. Nobody can see that these are yours, not even from our database.',
  gate: 'Log in to see your contributions',
  loading: 'Loading your contributions',
  failedTitle: 'Your contributions did not load',
  failedNote: 'Nothing is lost.',
  tryAgain: 'Try again',
  emptyTitle: 'Nothing here yet',
  emptyText: 'When you share a review, your salary or an interview, it is listed here with its status.',
  choose: 'Choose what to add',
  kinds: {
    review: (company: string) => `Review of ${company}`,
    salary: (company: string) => `Salary at ${company}`,
    interview: (company: string) => `Interview at ${company}`,
    benefits: (company: string) => `Benefits at ${company}`,
    photo: (company: string) => `Photo of ${company}`,
    tenure: (company: string) => `Joining and leaving ${company}`,
    company: (company: string) => `New company: ${company}`,
  } satisfies Readonly<Record<OwnContributionKind, (company: string) => string>>,
  withCompany: {
    PENDING: 'Your contributions are saved. They are shown and counted once the company is listed.',
    LIVE: 'Your contributions are in this list.',
    REJECTED: 'Your contributions are removed with it. The statement below says why, and how to appeal.',
  } satisfies Readonly<Record<OwnContribution['status'], string>>,
  pay: {
    fixed: (amount: string) => `${amount} fixed a year`,
    variable: (amount: string) => `${amount} variable`,
    stock: (amount: string) => `${amount} stock`,
    joiningBonus: (amount: string) => `${amount} joining bonus, once`,
    years: { one: '{count} year of experience', other: '{count} years of experience' },
  },
  change: 'Edit the text',
  changeAnswers: 'Edit the answers',
  withdraw: 'Withdraw',
  withdrawOf: (what: string) => `Withdraw: ${what}`,
  cut: (shown: number, total: number) =>
    `The newest ${shown} of ${total} are listed. All of them are in the copy of your data.`,
  later: 'What happens next',
  laterLead: `${firstVisibilityText('a new review, interview, photo or report of benefits')} Salary figures change once a week.`,
  laterPoints: [
    'It appears at a random hour and without a name, so that nobody can tell from the time who sent it.',
    'You can change a review at any time. The new text is checked again, and the newest version counts.',
    'Delete a review or a photo from its own menu: it disappears from every list immediately, and from the figures at the next count.',
    'You can edit your answers on joining and leaving at any time, for example when the settlement arrives.',
    'Withdraw salaries, interviews, benefits and answers on joining and leaving here. To correct a salary, an interview or benefits, withdraw it and add it again: the newest counts.',
    `All salary figures change together. Yours can count in one of the next changes, once your account is ${MIN_ACCOUNT_DAYS} days old or your work email is verified.`,
    `A figure appears once ${MIN_GROUP} people have reported. A figure for few people changes only once at least ${MIN_GROUP} people have joined or left it. Until then your report counts only in wider figures, such as those of the company or the role.`,
  ],
} as const;
