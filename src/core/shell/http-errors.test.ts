import { describe, expect, it } from 'vitest';
import { httpErrorMessageOf, httpErrorToastOf, SUPPRESSED_CALLS } from './http-errors';

describe('HTTP errors', () => {
  it('have the texts of the specification', () => {
    expect(httpErrorMessageOf(404)).toBe('We could not find what you are looking for!');
    expect(httpErrorMessageOf(401)).toBe('You must be logged in to do this operation!');
    expect(httpErrorMessageOf(403)).toBe('You are not authorised to do this operation!');
    for (const status of [500, 502, 503]) {
      expect(httpErrorMessageOf(status)).toBe('Something went wrong, please try later. We are working on it!');
    }
    for (const status of [200, 400, 409, 422, 429]) expect(httpErrorMessageOf(status)).toBeNull();
  });

  it('[ER-HTTP-SUPPRESSED] give no toast for a listed call, and one for any other', () => {
    for (const call of SUPPRESSED_CALLS) expect(httpErrorToastOf(500, `${call}x`)).toBeNull();
    expect(httpErrorToastOf(500, '/api/feed/v3/feed')).not.toBeNull();
    expect(httpErrorToastOf(500, '/api/feed/v3/feed', ['/api/feed/'])).toBeNull();
    expect(httpErrorToastOf(500, '/api/notification/notifications', [])).not.toBeNull();
  });

  it('[ER-HTTP-TOPQ] give no toast for the meta call of the top questions', () => {
    expect(httpErrorToastOf(500, '/api/interviews/v1/top-questions/meta?companyId=4')).toBeNull();
    expect(httpErrorToastOf(500, '/api/interviews/v1/top-questions')).not.toBeNull();
  });
});
