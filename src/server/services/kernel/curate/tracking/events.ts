import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { EventDevice, TrackedEvent, UsageEvent } from '@/core/kernel/tracking/event';
import { countedPageOf, VISIT, visitedCampaignOf, visitedCompanyOf } from '@/core/kernel/tracking/event.rules';
import type { CurateHandlers } from '@/server/contract/generated/curate';
import type { Database } from '@/server/platform/database';
import { growingCache } from '@/server/platform/growing-cache';
import { networkOf } from '@/server/platform/http/network-of';
import { addEvents, addVisitors } from './events.queries';
import type { Subject } from './subjects-visitors';
import { SubjectsVisitors } from './subjects-visitors';

const MAX_VISITORS = 200_000;

/** The counted members of an event. All other members are dropped here. */
type Counted = Pick<UsageEvent & TrackedEvent, 'eventType' | 'pageName' | 'companyUrlName' | 'internal_campaign'>;

/**
 * Counts events by day, event, page, device and sign-in, and visitors of campaigns and companies. Nothing else is
 * stored.
 */
export function createEvents(database: Database, now: () => number): CurateHandlers {
  const visitors = new DaysVisitors();
  const subjects = new SubjectsVisitors();

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
    await countVisitor(day, networkOf(http.ip), events);
    return { status: 204, body: null } as const;
  }

  async function countVisitor(day: string, network: string, events: readonly Counted[]): Promise<void> {
    const grown = events
      .flatMap(subjectsOf)
      .map((subject) => ({ ...subject, growth: subjects.add(day, network, subject) }))
      .filter(({ growth }) => growth > 0);
    if (grown.length === 0) return;
    await database.query(
      addVisitors,
      day,
      grown.map(({ kind }) => kind),
      grown.map(({ name }) => name),
      grown.map(({ growth }) => growth),
    );
  }

  return {
    recordUsage: ({ headers, body, viewer, http }) => count([body], headers['x-device-type'], viewer !== null, http),
    recordEvents: ({ headers, body, viewer, http }) =>
      count(body.events, headers['x-device-type'], viewer !== null, http),
  };
}

function subjectsOf(event: Counted): readonly Subject[] {
  const campaign = visitedCampaignOf(event);
  const company = visitedCompanyOf(event.pageName, event.companyUrlName);
  return [
    ...(campaign === null ? [] : [{ kind: 'campaign', name: campaign } as const]),
    ...(company === null ? [] : [{ kind: 'company', name: company } as const]),
  ];
}

/** Visitors of a day as keyed hashes, in memory only, with a new key per day. */
class DaysVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = growingCache<string, true>(MAX_VISITORS);

  isNew(day: string, visitor: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(32);
      this.#seen.clear();
    }
    const value = createHmac('sha256', this.#key).update(visitor).digest('base64');
    if (this.#seen.has(value)) return false;
    this.#seen.set(value, true);
    return true;
  }
}
