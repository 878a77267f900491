import type { Verified } from '@/contract/generated/user';
import type { Database } from '@/server/platform/database';
import type { CareerRow } from '../profile/profile.queries';

/** A code that is about to be mailed. */
export interface NewCode {
  readonly careerStatusId: number;
  readonly emailRef: Uint8Array;
  readonly codeHash: Uint8Array;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly mostPerHour: number;
}

const hour = 3_600_000;

/** Notes a code in place of the one before. Where the hour's codes are used up, nothing is noted; answers when that hour ends, else null. */
export async function noteCode(database: Database, code: NewCode): Promise<Date | null> {
  const rows = await database.query(
    {
      name: 'user.note-code',
      text: `
        insert into community.verification_codes as c
          (career_status_id, email_ref, code_hash, expires_at, hour_started_at)
        values ($1, $2, $3, $4, $5)
        on conflict (career_status_id) do update set
          email_ref = excluded.email_ref, code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0,
          sent_in_hour = case when c.hour_started_at > $6 then c.sent_in_hour + 1 else 1 end,
          hour_started_at = case when c.hour_started_at > $6 then c.hour_started_at else excluded.hour_started_at end
        where c.hour_started_at <= $6 or c.sent_in_hour < $7
        returning 1 as noted`,
    },
    [
      code.careerStatusId,
      code.emailRef,
      code.codeHash,
      code.expiresAt,
      code.now,
      new Date(code.now.getTime() - hour),
      code.mostPerHour,
    ],
  );
  if (rows.length === 1) return null;
  const [used] = await database.query<{ hour_started_at: Date }>(
    {
      name: 'user.code-hour',
      text: 'select hour_started_at from community.verification_codes where career_status_id = $1',
    },
    [code.careerStatusId],
  );
  return new Date((used?.hour_started_at ?? code.now).getTime() + hour);
}

/** Counts a try at a code before it is compared, so that tries side by side are counted too; null where no code is good any more. */
export async function tryCode(
  database: Database,
  careerStatusId: number,
  now: Date,
  mostTries: number,
): Promise<{ readonly email_ref: Buffer; readonly code_hash: Buffer } | null> {
  const [row] = await database.query<{ email_ref: Buffer; code_hash: Buffer }>(
    {
      name: 'user.try-code',
      text: `update community.verification_codes set wrong_tries = wrong_tries + 1
             where career_status_id = $1 and expires_at > $2 and wrong_tries < $3 returning email_ref, code_hash`,
    },
    [careerStatusId, now, mostTries],
  );
  return row ?? null;
}

/** Ends a career status's code, if it has one; the hour's count stays. */
export async function voidCode(tx: Database, careerStatusId: number, now: Date): Promise<void> {
  await tx.query(
    {
      name: 'user.void-code',
      text: 'update community.verification_codes set expires_at = $2 where career_status_id = $1 and expires_at > $2',
    },
    [careerStatusId, now],
  );
}

/** The mail domain of the company or college of a career status; null where it is not known. */
export async function domainOf(database: Database, { company_name, college_name }: CareerRow): Promise<string | null> {
  const [row] = await database.query<{ domain: string | null }>(
    {
      name: 'user.domain-of',
      text: `select domain from catalog.companies where lower(name) collate "C" = lower($1) collate "C"
             union all
             select domain from catalog.colleges where lower(name) collate "C" = lower($2) collate "C"`,
    },
    [company_name, college_name],
  );
  return row?.domain ?? null;
}

/** Stores that an address verified a career status. */
export async function storeVerification(
  tx: Database,
  careerStatusId: number,
  verified: Verified,
  emailSeal: Uint8Array,
): Promise<void> {
  await tx.query(
    {
      name: 'user.store-verification',
      text: `update community.career_statuses set verified = $2, verification_source = 'email', email_seal = $3 where id = $1`,
    },
    [careerStatusId, verified, emailSeal],
  );
}
