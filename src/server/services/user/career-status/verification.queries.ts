import type { Verified } from '@/contract/generated/user';
import { bytes, integer, moment, nullable, smallint, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Stores a code in place of the one before: career status, email_ref, code_hash, its end, now, an hour ago, codes per hour.
 * Returns no row where the hour's codes are used up; nothing is stored then.
 */
export const storeCode = defineStatement({
  name: 'career-status.store-code',
  parameters: [integer, bytes, bytes, moment, moment, moment, smallint],
  columns: { stored: integer },
  text: `
    insert into persona.verification_codes as c
      (career_status_id, email_ref, code_hash, expires_at, hour_started_at)
    values ($1, $2, $3, $4, $5)
    on conflict (career_status_id) do update set
      email_ref = excluded.email_ref, code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0,
      sent_in_hour = case when c.hour_started_at > $6 then c.sent_in_hour + 1 else 1 end,
      hour_started_at = case when c.hour_started_at > $6 then c.hour_started_at else excluded.hour_started_at end
    where c.hour_started_at <= $6 or c.sent_in_hour < $7
    returning 1 as stored`,
});

/** The beginning of the hour in which the codes of a career status are counted. */
export const codeHour = defineStatement({
  name: 'career-status.code-hour',
  parameters: [integer],
  columns: { hour_started_at: moment },
  text: 'select hour_started_at from persona.verification_codes where career_status_id = $1',
});

/**
 * Counts a try at the code of career status `$1` before it is compared, so that tries side by side are counted too. Returns no
 * row where the code has ended by `$2` or was tried `$3` times.
 */
export const tryCode = defineStatement({
  name: 'career-status.try-code',
  parameters: [integer, moment, smallint],
  columns: { email_ref: bytes, code_hash: bytes },
  text: `update persona.verification_codes set wrong_tries = wrong_tries + 1
         where career_status_id = $1 and expires_at > $2 and wrong_tries < $3 returning email_ref, code_hash`,
});

/** Ends the code of career status `$1`, if it has one, for tries that began before as well; the hour's count stays. */
export const endCode = defineStatement({
  name: 'career-status.end-code',
  parameters: [integer],
  columns: {},
  text: `update persona.verification_codes set expires_at = 'epoch' where career_status_id = $1`,
});

/** The mail domain of company `$1` or college `$2`; null where it is not known, no row where the catalogue has neither. */
export const domainOf = defineStatement({
  name: 'career-status.domain-of',
  parameters: [nullable(text), nullable(text)],
  columns: { domain: nullable(text) },
  text: `select domain from catalog.companies where lower(name) collate "C" = lower($1) collate "C"
         union all
         select domain from catalog.colleges where lower(name) collate "C" = lower($2) collate "C"`,
});

/** Stores that an address, sealed in `$3`, verified career status `$1`. */
export const storeVerification = defineStatement({
  name: 'career-status.store-verification',
  parameters: [integer, textOf<Verified>(), bytes],
  columns: {},
  text: `update persona.career_statuses set verified = $2, verification_source = 'email', email_seal = $3 where id = $1`,
});
