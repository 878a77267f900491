import { arrayOf, bytes, date, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const visitsOfHistory = defineStatement({
  name: 'browsing-history.visits',
  parameters: [bytes],
  columns: { visits_seal: bytes },
  text: 'select visits_seal from identity.company_visits where history_ref = $1',
});

/** Inserts a history, or locks the existing one until the transaction ends. Returns the stored one. */
export const addVisits = defineStatement({
  name: 'browsing-history.add',
  parameters: [bytes, bytes, date],
  columns: { visits_seal: bytes },
  text: `insert into identity.company_visits (history_ref, visits_seal, ends_on) values ($1, $2, $3)
         on conflict (history_ref) do update set ends_on = excluded.ends_on returning visits_seal`,
});

export const storeVisits = defineStatement({
  name: 'browsing-history.store',
  parameters: [bytes, bytes],
  columns: {},
  text: 'update identity.company_visits set visits_seal = $2 where history_ref = $1',
});

export const eraseVisits = defineStatement({
  name: 'browsing-history.erase',
  parameters: [bytes],
  columns: {},
  text: 'delete from identity.company_visits where history_ref = $1',
});

export const visitedCompanies = defineStatement({
  name: 'browsing-history.companies',
  parameters: [arrayOf(integer)],
  columns: { id: integer, slug: text, name: text, logo: nullable(text) },
  text: 'select id, slug, name, logo from catalog.companies where id = any($1)',
});
