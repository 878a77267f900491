import { describe, expect, it } from 'vitest';
import type { FailedCall } from './failed-calls.port';
import { httpErrorDetailOf, httpErrorMessageOf, httpErrorToastOf } from './http-errors';

const failedWith = (status: number | null, purpose: FailedCall['purpose'] = null) => ({
  purpose,
  failure: { kind: 'unavailable', status, code: 'internal_error', message: '', fields: {} } as const,
});

describe('HTTP errors', () => {
  it('have the texts of the specification', () => {
    expect(httpErrorMessageOf(404)).toBe('We could not find what you are looking for!');
    expect(httpErrorMessageOf(401)).toBe('Your session has ended. Log in again.');
    expect(httpErrorMessageOf(403)).toBe('You are not authorised to do this operation!');
    for (const status of [500, 502, 503]) {
      expect(httpErrorMessageOf(status)).toBe('Something went wrong. Please try again in a few minutes.');
    }
    for (const status of [200, 400, 409, 422, 429]) expect(httpErrorMessageOf(status)).toBeNull();
  });

  it('[ER-HTTP-SUPPRESSED] give a toast for a call that the user asked for, and none for any other', () => {
    expect(httpErrorToastOf(failedWith(500))).toBe(httpErrorMessageOf(500));
    for (const purpose of ['background', 'login', 'log'] as const) {
      expect(httpErrorToastOf(failedWith(500, purpose))).toBeNull();
    }
    expect(httpErrorToastOf(failedWith(null))).toBeNull();
  });

  it('say of a post or comment that was deleted meanwhile that it is gone', () => {
    const gone = (code: string) =>
      httpErrorDetailOf({ failure: { kind: 'notFound', status: 404, code, message: '', fields: {} } });
    expect(gone('post_not_found')).toBe('This post is no longer available.');
    expect(gone('comment_not_found')).toBe('This comment is no longer available.');
    expect(gone('picture_not_found')).toBeNull();
  });
});
