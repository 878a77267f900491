import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import { failureReasonOf } from './failure-reason';

/** A failure without a sentence of the service, as in a proxy's answer. */
function aFailure(status: number | null, change: Partial<Failure> = {}): Failure {
  return { ...failureOf(status), message: '', ...change };
}

describe('the reason of a failure', () => {
  it.each([
    ['no answer', aFailure(null), 'Check your connection, then try again.'],
    ['a call that ended', aFailure(null, { kind: 'cancelled' }), 'Check your connection, then try again.'],
    ['500', aFailure(500), 'Something went wrong at our end. Try again in a few minutes.'],
    ['502', aFailure(502), 'Something went wrong at our end. Try again in a few minutes.'],
    ['503 for now', aFailure(503, { retryAfter: 2 }), 'Something went wrong at our end. Try again in a few seconds.'],
    ['503 for long', aFailure(503, { retryAfter: 301 }), 'Something went wrong at our end. Try again in 6 minutes.'],
    ['429', aFailure(429), 'You did that too often. Try again in a few minutes.'],
    ['429 with a wait', aFailure(429, { retryAfter: 7_200 }), 'You did that too often. Try again in 2 hours.'],
    ['401', aFailure(401), 'Your session has ended. Log in again.'],
    ['403', aFailure(403), 'You do not have access to this.'],
    ['404', aFailure(404), 'This no longer exists.'],
    ['409', aFailure(409), 'Something went wrong. Please try again in a few minutes.'],
    ['400', aFailure(400), 'Something went wrong. Please try again in a few minutes.'],
  ])('of %s', (_kind, failure, reason) => {
    expect(failureReasonOf(failure)).toBe(reason);
  });

  it.each([400, 403, 404, 409, 429])('of %i is what the service says, where it says something', (status) => {
    expect(failureReasonOf(failureOf(status))).toBe(`Refused with ${status}.`);
  });

  it.each([500, 503])('of %i is not what the service says: it knows no more than the user', (status) => {
    expect(failureReasonOf(failureOf(status))).toBe('Something went wrong at our end. Try again in a few minutes.');
  });

  it.each([
    [0, 'in a few seconds'],
    [10, 'in a few seconds'],
    [11, 'in a minute'],
    [90, 'in a minute'],
    [91, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [3_601, 'in 2 hours'],
  ])('names a wait of %i seconds', (retryAfter, when) => {
    expect(failureReasonOf(aFailure(503, { retryAfter }))).toContain(`Try again ${when}.`);
  });

  it('of code that did not come is the connection', () => {
    expect(failureReasonOf(null)).toBe('Check your connection, then try again.');
  });
});
