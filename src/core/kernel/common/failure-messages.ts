import { requestRefusals } from './request-refusals.rules';

/** Messages that say what to do now. Toasts about HTTP errors use the specification's texts (`http-errors`). */
export const failureMessages = {
  noAnswer: 'Check your connection, then try again.',
  unavailable: (when: string): string => `Something went wrong at our end. Try again ${when}.`,
  tooMany: (when: string): string => `You did that too often. Try again ${when}.`,
  unauthenticated: 'Your session has ended. Log in again.',
  forbidden: 'You do not have access to this.',
  notFound: 'This no longer exists.',
  refused: requestRefusals.unexpected,
  inAMoment: 'in a few seconds',
  inAMinute: 'in a minute',
  later: 'in a few minutes',
  inMinutes: (minutes: number): string => `in ${minutes} minutes`,
  inHours: (hours: number): string => `in ${hours} hours`,
} as const;
