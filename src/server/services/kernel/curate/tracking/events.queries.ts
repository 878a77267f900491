import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { arrayOf, boolean, date, integer, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Adds events. Event-page pairs must be unique. */
export const addEvents = defineStatement({
  name: 'tracking.add-events',
  parameters: [date, arrayOf(text), arrayOf(text), textOf<'WAP' | 'WEB'>(), boolean, arrayOf(integer)],
  columns: {},
  text: `insert into platform.event_sums (day, event, page, device, signed_in, events)
    select $1, event, page, $4, $5, events from unnest($2::text[], $3::text[], $6::integer[]) as sent (event, page, events)
    order by event, page
    on conflict (day, event, page, device, signed_in) do update set events = event_sums.events + excluded.events`,
});

/** Skips unknown companies. */
export const addVisitors = defineStatement({
  name: 'tracking.add-visitors',
  parameters: [date, arrayOf(text), arrayOf(text), arrayOf(integer)],
  columns: {},
  text: `insert into platform.visitor_sums (day, kind, name, visitors)
    select $1, kind, name, visitors from unnest($2::text[], $3::text[], $4::integer[]) as came (kind, name, visitors)
    where kind = 'campaign' or exists (select from catalog.companies where slug = came.name)
    order by kind, name
    on conflict (day, kind, name) do update set visitors = visitor_sums.visitors + excluded.visitors`,
});

export const purgeVisitors = defineStatement({
  name: 'housekeeping.purge-visitors',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('platform.visitor_sums', 'day < $1', 'day'),
});

export const purgeEvents = defineStatement({
  name: 'housekeeping.purge-events',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('platform.event_sums', 'day < $1', 'day'),
});
