import type { EventType } from '@/core/kernel/tracking/event';
import type { Database } from '@/server/platform/database';
import { arrayOf, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { Work } from './plain-server';

const BATCH = 20;
const PAGES = ['HomeScreen', 'Post', 'CompanyOverview', 'CompanyReviews', 'CompanySalaries'];
const TYPES: readonly EventType[] = ['top_company_impressions', 'pageView', 'searchWithoutHit'];

export async function eventWork(database: Database): Promise<Work> {
  await database.execute('create table if not exists platform.bench_events (event text, page text, url text)');
  const events = Array.from({ length: BATCH }, (_, place) => ({
    eventType: TYPES[place % TYPES.length] ?? 'pageView',
    loginStatus: true,
    deviceType: 'WEB',
    pageName: PAGES[place % PAGES.length] ?? 'HomeScreen',
    url: `/overview/company-${place}`,
    timestamp: Date.UTC(2026, 0, 1) + place,
  }));
  return {
    product: [
      {
        method: 'POST',
        path: '/api/curate/v0/event/bulk',
        body: JSON.stringify({ tenantId: 9, trackerId: 9205, events }),
      },
    ],
    plain: [
      () =>
        database.query(
          insertEvents,
          events.map(({ eventType }) => eventType),
          events.map(({ pageName }) => pageName),
          events.map(({ url }) => url),
        ),
    ],
  };
}

const insertEvents = defineStatement({
  name: 'bench.plain-events',
  parameters: [arrayOf(text), arrayOf(text), arrayOf(text)],
  columns: { stored: integer },
  text: `with added as (
      insert into platform.bench_events (event, page, url) select * from unnest($1::text[], $2::text[], $3::text[]) returning 1
    ) select count(*)::integer as stored from added`,
});
