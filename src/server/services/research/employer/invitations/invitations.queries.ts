import { arrayOf, boolean, bytes, date, integer, jsonb, nullable, smallint, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const waitForInvitedTurn = defineStatement({
  name: 'invited.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263407)',
});

export const invitedIsDue = defineStatement({
  name: 'invited.is-due',
  parameters: [date],
  columns: { is_due: boolean },
  text: 'select not exists (select from research.invited_snapshots where taken_on > $1) as is_due',
});

const PAGE = 500;

export const lockInvitedCounts = defineStatement({
  name: 'invited.lock-counts',
  parameters: [integer, date],
  columns: { company_id: integer, count_seal: bytes, tenths: nullable(smallint), is_claimed: boolean },
  text: `select i.company_id, i.count_seal, s.tenths,
           exists (select from research.employer_claims k where k.company_id = i.company_id and k.ends_on >= $2) as is_claimed
         from research.invited_counts i left join research.invited_shares s on s.company_id = i.company_id
         where i.company_id > $1 order by i.company_id limit ${PAGE} for update of i`,
});

export const publishInvitedShares = defineStatement({
  name: 'invited.publish',
  parameters: [jsonb(), date],
  columns: {},
  text: `insert into research.invited_shares as s (company_id, tenths, taken_on)
         select "companyId", tenths, $2 from jsonb_to_recordset($1) as new ("companyId" int, tenths smallint)
         on conflict (company_id) do update set tenths = excluded.tenths, taken_on = excluded.taken_on`,
});

export const storeInvitedCounts = defineStatement({
  name: 'invited.store-counts',
  parameters: [arrayOf(integer), arrayOf(bytes)],
  columns: {},
  text: `update research.invited_counts i set count_seal = new.count_seal
         from unnest($1::int[], $2::bytea[]) as new (company_id, count_seal) where i.company_id = new.company_id`,
});

export const noteInvitedSnapshot = defineStatement({
  name: 'invited.note',
  parameters: [date],
  columns: { day: text },
  text: `with earlier as (delete from research.invited_snapshots where taken_on <> $1)
         insert into research.invited_snapshots as s (taken_on) values ($1)
         on conflict (taken_on) do update set taken_on = excluded.taken_on returning taken_on::text as day`,
});
