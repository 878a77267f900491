import { failureMessages } from '@/core/kernel/common/failure-messages';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { FailedCall } from './failed-calls.port';

export const httpErrorMessages = {
  notFound: 'We could not find what you are looking for!',
  unauthenticated: failureMessages.unauthenticated,
  forbidden: 'You are not authorised to do this operation!',
  unavailable: requestRefusals.unexpected,
} as const;

/** Messages for content deleted while the page was open, by the service's code. */
const GONE: Readonly<Record<string, string>> = {
  post_not_found: 'This post is no longer available.',
  comment_not_found: 'This comment is no longer available.',
};

/** Returns null if the screen shows the service's own message. */
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

/** Returns null also for a call with its own purpose. */
export function httpErrorToastOf({ purpose, failure }: Pick<FailedCall, 'failure' | 'purpose'>): string | null {
  return purpose !== null || failure.status === null ? null : httpErrorMessageOf(failure.status);
}

export function httpErrorDetailOf({ failure: { status, code } }: Pick<FailedCall, 'failure'>): string | null {
  return status === 404 ? (GONE[code] ?? null) : null;
}
