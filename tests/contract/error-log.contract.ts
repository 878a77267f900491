import { describe, expect, it } from 'vitest';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

/** What every ErrorLog does. */
export const errorLogContract: Contract = (harness) => {
  describe('a report', () => {
    it('[TR-LOGGERS] of an error, of a duration and of a web vital is taken, from guests too', async () => {
      for (const { errorLog } of [harness().as('guest'), harness().as('member')]) {
        const error = 'GET /api/feed/v3/feed answered 500';
        expect(successOf(await errorLog.logError({ error, display: 'WEB', type: 'api', level: 'error' }))).toBeNull();
        expect(
          successOf(await errorLog.logError({ error, display: 'APP', page: 'HomeScreen', attempt: 2 })),
        ).toBeNull();
        expect(successOf(await errorLog.logPerformance({ name: 'feed-ready', duration: 412.5 }))).toBeNull();
        const vital = { name: 'INP', value: 240, target: 'button.vote-up', page: 'HomeScreen' } as const;
        expect(successOf(await errorLog.logWebVitals(vital))).toBeNull();
      }
    });

    it('is refused where it says nothing, too much, or less than nothing', async () => {
      const { errorLog } = harness().as('guest');
      expectInvalid(await errorLog.logError({ error: '', display: 'WEB' }), 'error');
      expectInvalid(await errorLog.logError({ error: 'x'.repeat(2_001), display: 'WEB' }), 'error');
      expectInvalid(await errorLog.logPerformance({ name: 'feed-ready', duration: -1 }), 'duration');
      expectInvalid(await errorLog.logWebVitals({ name: 'CLS', value: -1 }), 'value');
    });
  });
};
