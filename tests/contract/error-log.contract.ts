import { describe, expect, it } from 'vitest';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

export const errorLogContract: Contract = (harness) => {
  describe('a report', () => {
    it('of an error is taken, from guests too', async () => {
      for (const role of ['guest', 'user'] as const) {
        const errorLog = harness().as(role).port(ErrorLogPort);
        const error = 'GET /api/feed/v3/feed answered 500';
        expect(successOf(await errorLog.logError({ error, display: 'WEB', type: 'api', level: 'error' }))).toBeNull();
        expect(
          successOf(await errorLog.logError({ error, display: 'APP', page: 'HomeScreen', attempt: 2 })),
        ).toBeNull();
      }
    });

    it('is refused where it says nothing or too much', async () => {
      const errorLog = harness().as('guest').port(ErrorLogPort);
      expectInvalid(await errorLog.logError({ error: '', display: 'WEB' }), 'error');
      expectInvalid(await errorLog.logError({ error: 'x'.repeat(2_001), display: 'WEB' }), 'error');
    });
  });
};
