import type { Failure } from './failure';
import { failureMessages as messages } from './failure-messages';

const FEW_SECONDS = 10;
/** Waits up to this many seconds are called “a minute”. */
const ABOUT_A_MINUTE_S = 90;
const MINUTE_S = 60;
const HOUR_MIN = 60;

/**
 * Says why a call failed and what to do now. It never blames the connection for an answer of the
 * service. Null means an unknown failure, such as code that did not load.
 */
export function failureReasonOf(failure: Failure | null): string {
  if (failure === null) return messages.noAnswer;
  const { kind, message, retryAfter } = failure;
  switch (kind) {
    case 'network':
    case 'cancelled':
      return messages.noAnswer;
    case 'unavailable':
      return messages.unavailable(whenOf(retryAfter));
    case 'tooMany':
      return message || messages.tooMany(whenOf(retryAfter));
    case 'unauthenticated':
      return messages.unauthenticated;
    case 'forbidden':
      return message || messages.forbidden;
    case 'notFound':
      return message || messages.notFound;
    case 'invalid':
    case 'conflict':
      return message || messages.refused;
  }
}

/** Returns the wait in words, rounded up so that nobody tries too early. The default is the wording of the toasts. */
function whenOf(seconds: number | undefined): string {
  if (seconds === undefined) return messages.later;
  if (seconds <= FEW_SECONDS) return messages.inAMoment;
  if (seconds <= ABOUT_A_MINUTE_S) return messages.inAMinute;
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes <= HOUR_MIN ? messages.inMinutes(minutes) : messages.inHours(Math.ceil(minutes / HOUR_MIN));
}
