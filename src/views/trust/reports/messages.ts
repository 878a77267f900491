import type { ReportableType, ReportReason } from '@/core/kernel/moderated/report';

const misplaced: Readonly<Record<ReportableType, string>> = {
  post: 'It is in the wrong community',
  comment: 'It is in the wrong community',
  review: 'It is about another company',
  photo: 'It shows another company',
  interview: 'It is about another company',
  job: 'It is at another company',
  answer: 'It is about another company',
};

const reasons: Readonly<Record<Exclude<ReportReason, 'WRONG_PLACE'>, string>> = {
  IDENTITY: 'It reveals who someone is',
  ABUSE: 'It insults or threatens',
  FALSE: 'It is false and harms someone',
  ADVERTISING: 'Spam or advertising',
  MONEY: 'Asked for money',
  NOT_REAL: 'Not a real job',
  NO_ANSWER: 'Never answered',
  LAW: 'Breaks the law at work (unpaid wages, harassment)',
  OTHER: 'Something else',
};

export const messages = {
  title: {
    post: 'Report this post',
    comment: 'Report this comment',
    review: 'Report this review',
    photo: 'Report this photo',
    interview: 'Report this interview',
    job: 'Report this job',
    answer: 'Report this answer',
  } satisfies Record<ReportableType, string>,
  more: 'More actions',
  report: 'Report',
  complain: 'Complain',
  lead: (author: string | null, type: ReportableType) =>
    `A moderator will review it. ${author ?? (type === 'job' ? 'The company' : 'The author')} does not learn who reported it.`,
  close: 'Close and keep what you wrote',
  question: 'What is wrong with it?',
  reason: (reason: ReportReason, type: ReportableType) =>
    reason === 'WRONG_PLACE' ? misplaced[type] : reasons[reason],
  details: 'Anything a moderator should know',
  optional: 'optional',
  formally: 'Complain formally instead: you get a reference number, the day of the decision and an answer',
  placesLead: 'These public offices can act on it:',
  places: [
    {
      name: 'Samadhan portal of the Labour Ministry',
      href: 'https://samadhan.labour.gov.in',
      hint: 'Unpaid wages, gratuity, unfair dismissal',
    },
    { name: 'EPFO grievances', href: 'https://epfigms.gov.in', hint: 'Provident fund that was not paid in' },
    { name: 'SHe-Box', href: 'https://shebox.wcd.gov.in', hint: 'Sexual harassment at work' },
    { name: 'Call 181', href: 'tel:181', hint: 'Helpline for women' },
    { name: 'Call 15100', href: 'tel:15100', hint: 'Free legal aid (NALSA)' },
  ],
  send: 'Send report',
  sending: 'Sending',
  cancel: 'Cancel',
} as const;
