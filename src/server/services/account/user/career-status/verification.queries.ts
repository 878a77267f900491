import type { Verified } from '@/contract/generated/user';
import { bytes, from, integer, nullable, smallint, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const codesOfHour = defineStatement({
  name: 'career-status.codes-of-hour',
  parameters: [integer],
  columns: { hour_seal: bytes, sent_in_hour: smallint },
  text: 'select hour_seal, sent_in_hour from persona.verification_codes where career_status_id = $1',
});

export const storeCode = defineStatement({
  name: 'career-status.store-code',
  parameters: [integer, bytes, bytes, bytes, bytes, smallint],
  columns: {},
  text: `
    insert into persona.verification_codes (career_status_id, email_ref, code_hash, expires_seal, hour_seal, sent_in_hour)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (career_status_id) do update set
      email_ref = excluded.email_ref, code_hash = excluded.code_hash, expires_seal = excluded.expires_seal, wrong_tries = 0,
      hour_seal = excluded.hour_seal, sent_in_hour = excluded.sent_in_hour`,
});

/**
 * Counts before the comparison, so that concurrent attempts count. Returns no row without a code, or after `$2`
 * attempts.
 */
export const tryCode = defineStatement({
  name: 'career-status.try-code',
  parameters: [integer, smallint],
  columns: { email_ref: bytes, code_hash: bytes, expires_seal: bytes },
  text: `update persona.verification_codes set wrong_tries = wrong_tries + 1
         where career_status_id = $1 and wrong_tries < $2 returning email_ref, code_hash, expires_seal`,
});

export const invalidateCode = defineStatement({
  name: 'career-status.end-code',
  parameters: [integer],
  columns: {},
  text: 'update persona.verification_codes set wrong_tries = 32767 where career_status_id = $1',
});

export const domainOf = defineStatement({
  name: 'career-status.domain-of',
  parameters: [nullable(text), nullable(text)],
  columns: { domain: nullable(text) },
  text: `select domain from catalog.companies where lower(name) collate "C" = lower($1) collate "C"
         union all
         select domain from catalog.colleges where lower(name) collate "C" = lower($2) collate "C"`,
});

export const lockAddress = defineStatement({
  name: 'career-status.lock-address',
  parameters: [bytes],
  columns: { done: from(`pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))::text`, nullable(text)) },
  text: `select pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))::text as done`,
});

export const storeVerification = defineStatement({
  name: 'career-status.store-verification',
  parameters: [integer, textOf<Verified>(), bytes, bytes, nullable(bytes)],
  columns: { id: integer },
  text: `update persona.career_statuses set verified = $2, verification_source = 'email', email_seal = $3, address_ref = $4,
           proved_seal = coalesce($5, proved_seal)
         where id = $1 and not exists (select from persona.career_statuses other where other.address_ref = $4 and other.id <> $1)
         returning id`,
});
