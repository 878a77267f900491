import type { FastifyRequest } from 'fastify';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { EventDevice } from '@/core/kernel/tracking/event';
import { countedPageOf, VISIT } from '@/core/kernel/tracking/event.rules';
import type { CurateHandlers } from '@/server/contract/generated/curate';
import type { Database } from '@/server/platform/database';
import { networkOf } from '@/server/platform/http/network-of';
import { DaysVisitors } from './days-visitors';
import { addEvents } from './events.queries';

/** The parts of an event that are counted; all else is dropped here. */
interface Counted {
  readonly eventType: string;
  readonly pageName: string;
}

/** Counts events by day, event, page, kind of device and whether a user is signed in. Nothing of an event is kept but that it was one. */
export function createEvents(database: Database, now: () => number): CurateHandlers {
  const visitors = new DaysVisitors();

  async function count(events: readonly Counted[], device: EventDevice, isSignedIn: boolean, http: FastifyRequest) {
    const day = dayInIndia(now());
    const sums = new Map<string, { readonly event: string; readonly page: string; events: number }>();
    const add = (event: string, page: string): void => {
      const key = `${event} ${page}`;
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, { event, page, events: 1 });
      else sum.events += 1;
    };
    for (const { eventType, pageName } of events) add(eventType, countedPageOf(pageName));
    if (visitors.isNew(day, `${networkOf(http.ip)} ${http.headers['user-agent'] ?? ''}`)) add(VISIT, '');
    const rows = [...sums.values()];
    await database.query(
      addEvents,
      day,
      rows.map(({ event }) => event),
      rows.map(({ page }) => page),
      device,
      isSignedIn,
      rows.map((row) => row.events),
    );
    return { status: 204, body: null } as const;
  }

  return {
    recordUsage: ({ headers, body, viewer, http }) => count([body], headers['x-device-type'], viewer !== null, http),
    recordEvents: ({ headers, body, viewer, http }) =>
      count(body.events, headers['x-device-type'], viewer !== null, http),
  };
}
