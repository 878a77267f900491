import { date, from, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const agreementOfUser = defineStatement({
  name: 'terms.agreement-of-user',
  parameters: [uuid],
  columns: { version: smallint, agreed_on: from('agreed_on::text', text) },
  text: 'select version, agreed_on::text as agreed_on from identity.terms_agreements where user_id = $1',
});

/** Stores an agreement. Agreeing to the same version again keeps the first day. */
export const agree = defineStatement({
  name: 'terms.agree',
  parameters: [uuid, smallint, date],
  columns: {},
  text: `insert into identity.terms_agreements as a (user_id, version, agreed_on) values ($1, $2, $3)
         on conflict (user_id) do update set version = excluded.version, agreed_on = excluded.agreed_on
           where a.version <> excluded.version`,
});

export const usersWithoutAgreement = defineStatement({
  name: 'terms.users-without',
  parameters: [smallint],
  columns: { id: uuid },
  text: `select u.id from identity.users u
         where not exists (select 1 from identity.terms_agreements a where a.user_id = u.id and a.version = $1) order by random()`,
});
