import type { ReportReason } from '@/core/reports/report';
import type { VotableType } from '@/core/voting/vote';

/** Texts of a report. */
export const messages = {
  title: { post: 'Report this post', comment: 'Report this comment' } satisfies Record<VotableType, string>,
  lead: (author: string) => `A moderator reads it. ${author} is not told who reported.`,
  close: 'Close and keep what you wrote',
  question: 'What is wrong with it?',
  reasons: {
    IDENTITY: 'It shows who somebody is',
    ABUSE: 'It insults or threatens',
    FALSE: 'It is false and harms somebody',
    ADVERTISING: 'It sells something',
    WRONG_PLACE: 'It is in the wrong community',
    OTHER: 'Something else',
  } satisfies Readonly<Record<ReportReason, string>>,
  details: 'Anything a moderator should know',
  optional: 'optional',
  send: 'Send report',
  sending: 'Sending',
  cancel: 'Cancel',
} as const;
