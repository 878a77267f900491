import { dayAfter } from '@/core/kernel/common/india-calendar.rules';
import { formatDate } from '@/core/kernel/formatting/date';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { ASKED_AFTER_DAYS } from '@/core/research/heard-back/heard-back.rules';

export const messages = {
  title: 'Jobs you applied for',
  ask: 'Did you hear back?',
  jobs: { one: '{count} job', other: '{count} jobs' },
  askHint: `Within ${ASKED_AFTER_DAYS} days of applying. Your answer counts in the company’s figure, which needs five people. Nobody sees yours.`,
  guestHint:
    'These jobs are only on this device, and your answers do not count. To make your answers count, log in before you apply.',
  gone: 'This job is no longer available.',
  answers: {
    answered: 'They replied',
    rejected: 'Rejected',
    interview: 'Interview',
    offer: 'Offer',
    nothing: 'Nothing',
  } satisfies Record<HeardBackAnswer, string>,
  answersTo: (title: string) => `Did you hear back about ${title}?`,
  appliedOn: (day: string) => `You applied on ${formatDate(day, 'day')}.`,
  asksOn: (day: string) => `We ask on ${formatDate(dayAfter(day, ASKED_AFTER_DAYS), 'day')} whether you heard back.`,
  counted: (answer: HeardBackAnswer) => `Your answer is counted: ${messages.answers[answer]}.`,
  forget: 'Remove',
  forgetNamed: (title: string) => `Remove ${title}`,
  loading: 'Loading the jobs you applied for',
  failedTitle: 'The jobs you applied for did not load',
  tryAgain: 'Try again',
} as const;
