import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '@/core/kernel/tracking/event';
import { batchOf } from '@/core/kernel/tracking/event.rules';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, successOf } from './harness/outcomes';

const device = { width: 1440, userAgent: '', host: 'browser' } as const;
const event: TrackedEvent = {
  eventType: 'loginSuccess',
  loginStatus: true,
  deviceType: 'WEB',
  pageName: 'HomeScreen',
  url: '/',
  timestamp: 5,
};

export const trackingContract: Contract = (harness) => {
  describe('an event', () => {
    it('is counted alone and in a batch, of guests too', async () => {
      for (const role of ['guest', 'user'] as const) {
        const tracking = harness().as(role).port(TrackingPort);
        const page = { eventType: 'pageView', pageName: 'CompanyOverview', companyId: 12, deviceType: 'WEB' } as const;
        expect(successOf(await tracking.recordUsage(page))).toBeNull();
        const batch = { ...batchOf([event, event], device), deviceType: 'WAP' } as const;
        expect(successOf(await tracking.recordEvents(batch))).toBeNull();
      }
    });

    it('is refused with a text for a page, and in an empty batch or one of more than a hundred', async () => {
      const tracking = harness().as('guest').port(TrackingPort);
      expectInvalid(
        await tracking.recordUsage({ eventType: 'pageView', pageName: 'what I earn', deviceType: 'WEB' }),
        'pageName',
      );
      for (const events of [[], Array.from({ length: 101 }, () => event)]) {
        expectInvalid(await tracking.recordEvents({ ...batchOf(events, device), deviceType: 'WEB' }), 'events');
      }
    });
  });
};
