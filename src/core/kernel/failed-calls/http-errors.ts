import { failureMessages } from '@/core/kernel/common/failure-messages';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { FailedCall } from './failed-calls.port';

/** Texts for refused and failed calls, as the specification words them (section 8). */
export const httpErrorMessages = {
  /** ER-HTTP-404 */
  notFound: 'We could not find what you are looking for!',
  /** ER-HTTP-401 */
  unauthenticated: failureMessages.unauthenticated,
  /** ER-HTTP-403 */
  forbidden: 'You are not authorised to do this operation!',
  /** ER-HTTP-5XX */
  unavailable: requestRefusals.unexpected,
} as const;

/** Second lines for what was deleted while its page was open, by the service's code. */
const GONE: Readonly<Record<string, string>> = {
  post_not_found: 'This post is not there any more.',
  comment_not_found: 'This comment is not there any more.',
};

/** The text for an HTTP status; null for one without a text (its screen shows the service's own message). */
export function httpErrorMessageOf(status: number): string | null {
  switch (status) {
    case 401:
      return httpErrorMessages.unauthenticated;
    case 403:
      return httpErrorMessages.forbidden;
    case 404:
      return httpErrorMessages.notFound;
    default:
      return status >= 500 && status <= 599 ? httpErrorMessages.unavailable : null;
  }
}

/** The text of the toast for a failed call; null for a status without a text and for a call with a purpose of its own. */
export function httpErrorToastOf({ purpose, failure }: Pick<FailedCall, 'failure' | 'purpose'>): string | null {
  return purpose !== null || failure.status === null ? null : httpErrorMessageOf(failure.status);
}

/** The second line of that toast: what is gone; null for anything else. */
export function httpErrorDetailOf({ failure: { status, code } }: Pick<FailedCall, 'failure'>): string | null {
  return status === 404 ? (GONE[code] ?? null) : null;
}
