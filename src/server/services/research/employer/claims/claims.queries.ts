import type { InvitedShare } from '@/contract/generated/employer';
import type { ClaimMailbox, ClaimMethod } from '@/core/research/employer/claim.rules';
import { MAX_CLAIMS } from '@/core/research/employer/claim.rules';
import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import {
  arrayOf,
  boolean,
  bytes,
  citext,
  date,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { INVITED_SHARE, namedCompany } from '@/server/services/research/company/company/company-id.queries';

const claimColumns = {
  id: from('k.id', uuid),
  company_id: from('k.company_id', integer),
  company: namedCompany,
  domain: from('k.domain', text),
  way: from('k.way', textOf<ClaimMethod>()),
  mailbox: from('k.mailbox', nullable(textOf<ClaimMailbox>())),
  claimant_ref: from('k.claimant_ref', bytes),
  claimant_seal: from('k.claimant_seal', bytes),
  code_ref: from('k.code_ref', nullable(bytes)),
  code_seal: from('k.code_seal', nullable(bytes)),
  code_tries: from('k.code_tries', smallint),
  is_code_proven: from('k.is_code_proven', boolean),
  claimed_in: from(`to_char(k.claimed_on, 'YYYY-MM')`, nullable(text)),
  ends_on: from('k.ends_on::text', nullable(text)),
} as const;

const CLAIMS = `select ${selectList(claimColumns)} from research.employer_claims k join catalog.companies c on c.id = k.company_id`;

export const claimsOfOwner = defineStatement({
  name: 'employer.claims-of-owner',
  parameters: [bytes],
  columns: claimColumns,
  text: `${CLAIMS} where k.claimant_ref = $1 order by lower(c.name) collate "C", k.id limit ${MAX_CLAIMS}`,
});

/** Serialises concurrent claim starts of one owner, so that each counts all earlier ones. */
export const lockClaimsOfOwner = defineStatement({
  name: 'employer.lock-claims-of-owner',
  parameters: [bytes],
  columns: {},
  text: `select from pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))`,
});

export const lockClaim = defineStatement({
  name: 'employer.lock-claim',
  parameters: [uuid],
  columns: claimColumns,
  text: `${CLAIMS} where k.id = $1 for update of k`,
});

/** Restarts an existing claim with the new method. */
export const startClaim = defineStatement({
  name: 'employer.start-claim',
  parameters: {
    id: uuid,
    company_id: integer,
    claimant_ref: bytes,
    claimant_seal: bytes,
    domain: text,
    way: textOf<ClaimMethod>(),
    mailbox: nullable(text),
    kept_until: date,
  },
  columns: { id: uuid },
  text: `insert into research.employer_claims as k (id, company_id, claimant_ref, claimant_seal, domain, way, mailbox, kept_until)
         values ($id, $company_id, $claimant_ref, $claimant_seal, $domain, $way, $mailbox, $kept_until)
         on conflict (claimant_ref, company_id) do update set domain = excluded.domain, way = excluded.way, mailbox = excluded.mailbox,
           kept_until = excluded.kept_until, code_ref = null, code_seal = null, code_tries = 0, is_code_proven = false
         returning k.id`,
});

export const storeClaimCode = defineStatement({
  name: 'employer.store-code',
  parameters: { id: uuid, code_ref: bytes, code_seal: bytes },
  columns: {},
  text: 'update research.employer_claims set code_ref = $code_ref, code_seal = $code_seal, code_tries = 0 where id = $id',
});

export const countCodeTry = defineStatement({
  name: 'employer.count-code-try',
  parameters: [uuid],
  columns: {},
  text: 'update research.employer_claims set code_tries = code_tries + 1 where id = $1',
});

export const storeCodeProven = defineStatement({
  name: 'employer.store-code-proven',
  parameters: [uuid],
  columns: {},
  text: 'update research.employer_claims set is_code_proven = true, code_ref = null, code_seal = null, code_tries = 0 where id = $1',
});

export const storeProof = defineStatement({
  name: 'employer.store-proof',
  parameters: { id: uuid, month: date, ends_on: date },
  columns: {},
  text: `update research.employer_claims set claimed_on = coalesce(claimed_on, $month), ends_on = $ends_on,
           is_code_proven = false where id = $id`,
});

export const deleteClaim = defineStatement({
  name: 'employer.delete-claim',
  parameters: [uuid],
  columns: {},
  text: 'delete from research.employer_claims where id = $1',
});

export const deleteClaimsOf = defineStatement({
  name: 'employer.delete-claims-of',
  parameters: [integer],
  columns: { was_in_force: boolean },
  text: 'delete from research.employer_claims where company_id = $1 returning ends_on is not null as was_in_force',
});

export const proofsOfCompany = defineStatement({
  name: 'employer.proofs-of-company',
  parameters: [integer, date],
  columns: { domain: text, way: textOf<ClaimMethod>(), claimed_in: text },
  text: `select domain, way, to_char(min(claimed_on), 'YYYY-MM') as claimed_in from research.employer_claims
         where company_id = $1 and ends_on >= $2 group by domain, way order by min(claimed_on), domain, way`,
});

/**
 * Selects the company without domains added by moderators, because a moderator's mistake must not let a stranger claim
 * it.
 */
export const companyToClaim = defineStatement({
  name: 'employer.company-to-claim',
  parameters: [integer],
  columns: {
    slug: text,
    name: text,
    logo: nullable(text),
    invited: nullable(jsonb<InvitedShare>()),
    sites: arrayOf(text),
  },
  text: `select c.slug, c.name, c.logo, ${INVITED_SHARE} as invited, array_remove(array[c.domain, p.website, p.career_site_url], null) as sites
         from catalog.companies c left join research.company_profiles p on p.company_id = c.id where c.id = $1`,
});

export const verifiedAddresses = defineStatement({
  name: 'employer.verified-addresses',
  parameters: [uuid],
  columns: { email: nullable(citext) },
  text: 'select email from identity.accounts where user_id = $1 and email_verified',
});

/** Returns true if a persona has voted or chatted. */
export const hasAnyContribution = defineStatement({
  name: 'employer.has-taken-part',
  parameters: [bytes, bytes],
  columns: { has: boolean },
  text: `select exists (select 1 from content.votes where voter_ref = $1)
           or exists (select 1 from content.comment_votes where voter_ref = $1)
           or exists (select 1 from persona.talkers where talker_ref = $2) as has`,
});

export const claimsThatEnd = defineStatement({
  name: 'employer.claims-that-end',
  parameters: [date, date],
  columns: {
    id: claimColumns.id,
    company_name: text,
    claimant_ref: claimColumns.claimant_ref,
    claimant_seal: claimColumns.claimant_seal,
    last_day: from('k.ends_on::text', text),
  },
  text: `select k.id, c.name as company_name, k.claimant_ref, k.claimant_seal, k.ends_on::text as last_day
         from research.employer_claims k join catalog.companies c on c.id = k.company_id
         where k.ends_on between $1::date and $2::date order by k.id`,
});

/** Locks a claim in force, so that it cannot end. */
export const claimInForce = defineStatement({
  name: 'employer.claim-in-force',
  parameters: [integer, bytes, date],
  columns: { id: uuid },
  text: `select id from research.employer_claims where company_id = $1 and claimant_ref = $2 and ends_on >= $3 for share`,
});

export const lapseClaims = defineStatement({
  name: 'employer.lapse',
  parameters: [date, date],
  columns: { company_id: integer },
  text: `with lapsed as (
           update research.employer_claims set claimed_on = null, ends_on = null, kept_until = $2 where ends_on < $1 returning id, company_id
         ), withdrawn as (
           delete from research.employer_corrections where status = 'WAITING' and claim_id in (select id from lapsed)
         )
         select company_id from lapsed`,
});

export const purgeClaims = defineStatement({
  name: 'employer.purge-claims',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('research.employer_claims', 'kept_until < $1 and ends_on is null', 'kept_until'),
});
