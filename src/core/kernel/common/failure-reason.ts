import type { Failure } from './failure';
import { failureMessages as messages } from './failure-messages';

const FEW_SECONDS = 10;
/** A wait up to this is “a minute”. */
const ABOUT_A_MINUTE_S = 90;
const MINUTE_S = 60;
const HOUR_MIN = 60;

/**
 * Returns the sentence that tells the user why a call failed and what to do now, for whatever did not load and for whatever was
 * not sent. It never blames the connection for what a service has answered. Null stands for a failure of which nothing is known,
 * such as code that did not come.
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

/** Returns when another try makes sense: rounded up, so that nobody comes too early. Without a number, a minute. */
function whenOf(seconds: number | undefined): string {
  if (seconds === undefined) return messages.inAMinute;
  if (seconds <= FEW_SECONDS) return messages.inAMoment;
  if (seconds <= ABOUT_A_MINUTE_S) return messages.inAMinute;
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes <= HOUR_MIN ? messages.inMinutes(minutes) : messages.inHours(Math.ceil(minutes / HOUR_MIN));
}
