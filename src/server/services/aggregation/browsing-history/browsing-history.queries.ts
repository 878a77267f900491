import { bigint, integer, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The last `$2` companies that user `$1` looked at. */
export const visitedCompanies = defineStatement({
  name: 'browsing-history.visited',
  parameters: [uuid, bigint],
  columns: { slug: text, name: text, logo: nullable(text) },
  text: `select c.slug, c.name, c.logo from identity.company_visits v join catalog.companies c on c.id = v.company_id
         where v.user_id = $1 order by v.visited_at desc, c.id limit $2`,
});

export const storeVisit = defineStatement({
  name: 'browsing-history.store',
  parameters: [uuid, integer, moment],
  columns: {},
  text: `insert into identity.company_visits as known (user_id, company_id, visited_at) values ($1, $2, $3)
         on conflict (user_id, company_id) do update set visited_at = excluded.visited_at where known.visited_at < excluded.visited_at`,
});

/** Forgets all visits of user `$1` but the last `$2`. */
export const forgetOldVisits = defineStatement({
  name: 'browsing-history.forget',
  parameters: [uuid, bigint],
  columns: {},
  text: `delete from identity.company_visits as v
         using (select company_id from identity.company_visits where user_id = $1 order by visited_at desc, company_id offset $2) as old
         where v.user_id = $1 and v.company_id = old.company_id`,
});
