import type { ReportableType, ReportReason } from '@/core/trust/reports/report';

const misplaced: Readonly<Record<ReportableType, string>> = {
  post: 'It is in the wrong community',
  comment: 'It is in the wrong community',
  review: 'It is about another company',
  photo: 'It shows another company',
  interview: 'It is about another company',
};

const reasons: Readonly<Record<Exclude<ReportReason, 'WRONG_PLACE'>, string>> = {
  IDENTITY: 'It shows who somebody is',
  ABUSE: 'It insults or threatens',
  FALSE: 'It is false and harms somebody',
  ADVERTISING: 'Spam or advertising',
  OTHER: 'Something else',
};

/** Texts of a report. */
export const messages = {
  title: {
    post: 'Report this post',
    comment: 'Report this comment',
    review: 'Report this review',
    photo: 'Report this photo',
    interview: 'Report this interview',
  } satisfies Record<ReportableType, string>,
  report: 'Report',
  lead: (author: string | null) =>
    `A moderator will review it. ${author ?? 'Whoever shared it'} is not told who reported.`,
  close: 'Close and keep what you wrote',
  question: 'What is wrong with it?',
  reason: (reason: ReportReason, type: ReportableType) =>
    reason === 'WRONG_PLACE' ? misplaced[type] : reasons[reason],
  details: 'Anything a moderator should know',
  optional: 'optional',
  formally: 'Complain formally instead: you get a number, a day and an answer',
  send: 'Send report',
  sending: 'Sending',
  cancel: 'Cancel',
} as const;
