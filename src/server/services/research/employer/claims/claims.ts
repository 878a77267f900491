import { randomInt, randomUUID } from 'node:crypto';
import { CODE_MINUTES, CODE_MS, MAX_CODE_TRIES } from '@/core/account/career-status/work-email-code.rules';
import { dayAfter, dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import type { ClaimStep } from '@/core/research/employer/claim.rules';
import {
  dailyClaimCodeLimit,
  dailyClaimLimit,
  dailyDomainClaimCodeLimit,
  dailyOwnClaimCodeLimit,
  hasTxtRecord,
  isPersonalAddressAt,
  lastDayOfClaim,
  MAX_CLAIMS,
  personalMailboxAt,
  txtRecordNameOf,
  txtRecordValueOf,
  UNPROVEN_CLAIM_DAYS,
} from '@/core/research/employer/claim.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import type { EmployerHandlers } from '@/server/contract/generated/employer';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { TxtRecords } from '@/server/platform/dns/txt-records.port';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import { CONTRIBUTION_KINDS } from '@/server/platform/own-ids/contribution-tables';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { sealMoment, unsealMoment } from '@/server/platform/sealed-moment';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { chosenSide, claimantOf, claimantRef, sideRefOf } from '@/server/platform/sides/sides';
import { sideOf } from '@/server/platform/sides/sides.queries';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { companyNotFound, knownCompany } from '@/server/services/research/company/company/known-company';
import { ownDomainOf } from '@/server/services/research/company/domains/company-domain-list';
import { Moderators } from '@/server/services/trust/moderation/moderation/moderator.policy';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import {
  claimsOfOwner,
  companyToClaim,
  countCodeTry,
  deleteClaim,
  deleteClaimsOf,
  hasAnyContribution,
  lockClaim,
  lockClaimsOfOwner,
  proofsOfCompany,
  startClaim,
  storeClaimCode,
  storeCodeProven,
  storeProof,
  verifiedAddresses,
} from './claims.queries';

type ClaimHandlers = Pick<
  EmployerHandlers,
  | 'listOwnClaims'
  | 'startClaim'
  | 'proveClaimRecord'
  | 'proveClaimCode'
  | 'getClaimToConfirm'
  | 'confirmClaim'
  | 'endClaim'
  | 'getCompanyClaims'
  | 'revokeClaims'
>;

export interface ClaimsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'idOf' | 'forget'>;
  readonly mailer: Mailer;
  readonly txtRecords: TxtRecords;
  readonly config: { readonly brand: string };
  readonly endAnswersOf: (tx: Database, companyId: number) => Promise<void>;
  readonly now: () => number;
}

type ClaimRow = RowOf<(typeof claimsOfOwner)['columns']>;

/** 16 bytes, as base64url. */
const TOKEN_BYTES = 16;

export function createClaims(deps: ClaimsDeps): ClaimHandlers {
  const { database, authorship, sessions, mailer, txtRecords, config, endAnswersOf, now } = deps;
  const moderators = new Moderators(deps);
  const limits = new DayLimits(authorship, now);

  const ownerOf = (viewer: Pick<Viewer, 'personaRef'>) => claimantRef(authorship, viewer.personaRef);

  function recordOf({ claimant_ref, domain }: Pick<ClaimRow, 'claimant_ref' | 'domain'>): string {
    const token = authorship.onceRef(claimant_ref, `claims ${domain}`).subarray(0, TOKEN_BYTES).toString('base64url');
    return txtRecordValueOf(token);
  }

  function present(row: ClaimRow) {
    const isInForce = row.ends_on !== null && row.ends_on >= dayInIndia(now());
    return {
      claimId: row.id,
      company: row.company,
      domain: row.domain,
      way: row.way,
      step: stepOf(row),
      record: row.way === 'DNS' ? { name: txtRecordNameOf(row.domain), value: recordOf(row) } : null,
      mailbox: row.way === 'ADDRESS' ? addressOf(row) : null,
      claimedIn: isInForce ? row.claimed_in : null,
      endsOn: isInForce ? row.ends_on : null,
    };
  }

  async function ownClaim(tx: Database, viewer: Viewer, claimId: string): Promise<ClaimRow> {
    const [row] = await tx.query(lockClaim, plainUuid(claimId));
    if (row === undefined || !row.claimant_ref.equals(ownerOf(viewer))) throw claimNotFound();
    return row;
  }

  async function hasContributed(tx: Database, persona: Uint8Array): Promise<boolean> {
    const [side] = await tx.query(sideOf, sideRefOf(authorship, persona));
    if (side !== undefined) return side.side === 'contributor';
    const [taken] = await tx.query(hasAnyContribution, authorship.voterRef(persona), authorship.talkerRef(persona));
    if (taken?.has === true) return true;
    const own = new OwnIdIndex(tx, authorship);
    // Ignores answers, because claimants write them too. An author who replied has another contribution.
    for (const kind of CONTRIBUTION_KINDS.filter((one) => one !== 'answers'))
      if ((await own.idsOf(persona, kind)).length > 0) return true;
    return false;
  }

  /** Puts a claim in force and makes its account an employer's. */
  async function prove(tx: Database, row: ClaimRow, persona: Uint8Array): Promise<ClaimRow> {
    if ((await hasContributed(tx, persona)) || (await chosenSide(tx, authorship, persona, 'employer')) !== 'employer')
      throw contributedAlready();
    const today = dayInIndia(now());
    const month = `${monthInIndia(now())}-01`;
    const ends_on = lastDayOfClaim(today);
    const isRenewed = row.ends_on !== null && row.ends_on >= today;
    await tx.query(storeProof, { id: row.id, month, ends_on });
    // A second proof on the same day changes nothing and is not logged.
    if (row.ends_on === ends_on) return { ...row, is_code_proven: false };
    await limits.count(tx, persona, dailyClaimLimit);
    await addEmployerAct(tx, { act: isRenewed ? 'RENEWED' : 'CLAIMED', company: row.company.name, now: now() });
    const [proven = row] = await tx.query(lockClaim, row.id);
    return proven;
  }

  /** Ends a claim proven at a domain that the company no longer has. Throws 422 `claims_full` beyond the maximum. */
  async function makeRoom(tx: Database, viewer: Viewer, companyId: number, domain: string): Promise<void> {
    await tx.query(lockClaimsOfOwner, ownerOf(viewer));
    const claims = await tx.query(claimsOfOwner, ownerOf(viewer));
    if (claims.length >= MAX_CLAIMS && !claims.some((row) => row.company_id === companyId))
      throw new Problem(422, 'claims_full', employerRefusals.claimsFull);
    const proven = claims.find((row) => row.company_id === companyId && row.domain !== domain && row.ends_on !== null);
    if (proven === undefined) return;
    await tx.query(deleteClaim, proven.id);
    await addEmployerAct(tx, { act: 'ENDED', company: proven.company.name, now: now() });
  }

  /** Sends a code. Throws 422 `claim_codes_full`. The code counts towards the limit even if the claim fails. */
  async function newCode(
    tx: Database,
    { userId, personaRef: persona }: Viewer,
    { claimId, companyId, domain }: { readonly claimId: string; readonly companyId: number; readonly domain: string },
  ): Promise<string> {
    const addresses = await tx.query(verifiedAddresses, userId);
    const mailbox = addresses.map(({ email }) => personalMailboxAt(email ?? '', domain)).find((one) => one !== null);
    await limits.count(tx, mailbox === undefined ? persona : Buffer.from(mailbox), dailyOwnClaimCodeLimit);
    await limits.countOfCompany(tx, companyId, mailbox === undefined ? dailyClaimCodeLimit : dailyDomainClaimCodeLimit);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const code_seal = sealMoment(authorship, persona, now() + CODE_MS);
    await tx.query(storeClaimCode, {
      id: claimId,
      code_ref: authorship.codeRef(persona, `${claimId} ${code}`),
      code_seal,
    });
    return code;
  }

  async function canConfirm(tx: Database, row: ClaimRow, viewer: Viewer): Promise<boolean> {
    if (row.claimant_ref.equals(ownerOf(viewer))) return false;
    const addresses = await tx.query(verifiedAddresses, viewer.userId);
    return addresses.some(({ email }) => isPersonalAddressAt(email ?? '', row.domain));
  }

  async function claimToConfirm(tx: Database, claimId: string): Promise<ClaimRow> {
    const [row] = await tx.query(lockClaim, plainUuid(claimId));
    if (row === undefined || stepOf(row) !== 'SECOND') throw claimNotFound();
    return row;
  }

  return {
    async listOwnClaims({ viewer }) {
      return { status: 200, body: (await database.query(claimsOfOwner, ownerOf(viewer))).map(present) };
    },

    async startClaim({ viewer, body: { company, way, mailbox }, log }) {
      const companyId = await knownCompany(database, company);
      if (await hasContributed(database, viewer.personaRef)) throw contributedAlready();
      const role = way === 'ADDRESS' ? (mailbox ?? 'hr') : null;
      const { row, code } = await database.transaction(async (tx) => {
        const [known] = await tx.query(companyToClaim, companyId);
        if (known === undefined) throw companyNotFound();
        const domain = known.sites.flatMap((site) => ownDomainOf(site) ?? []).find((one) => !isFreeMailAddress(one));
        if (domain === undefined) throw new Problem(422, 'claim_domain_unknown', employerRefusals.domainUnknown);
        await makeRoom(tx, viewer, companyId, domain);
        const id = randomUUID();
        const [started] = await tx.query(startClaim, {
          id,
          company_id: companyId,
          claimant_ref: ownerOf(viewer),
          claimant_seal: authorship.sealJson(ownerOf(viewer), viewer.userId),
          domain,
          way,
          mailbox: role,
          kept_until: dayAfter(dayInIndia(now()), UNPROVEN_CLAIM_DAYS),
        });
        const claimId = started?.id ?? id;
        const made = role === null ? null : await newCode(tx, viewer, { claimId, companyId, domain });
        const [stored] = await tx.query(lockClaim, claimId);
        if (stored === undefined) throw claimNotFound();
        return { row: stored, code: made };
      });
      if (code !== null)
        await mailer.send(codeMail(addressOf(row), row.company.name, code, config.brand)).catch((error: unknown) => {
          log.error({ err: error }, 'a code for a claim could not be mailed');
          throw new Problem(503, 'not_ready', employerRefusals.codeNotSent);
        });
      return { status: 201, body: present(row) };
    },

    async proveClaimRecord({ viewer, path, log }) {
      const asked = await database.transaction((tx) => ownClaim(tx, viewer, path.claimId));
      if (asked.way !== 'DNS') throw stepOther();
      // Runs outside the transaction, because DNS may be slow.
      const records = await txtRecords.of(txtRecordNameOf(asked.domain)).catch((error: unknown) => {
        log.warn({ err: error }, 'the records of a domain could not be read');
        throw new Problem(503, 'not_ready', employerRefusals.recordsAway);
      });
      if (!hasTxtRecord(records, recordOf(asked)))
        throw new Problem(422, 'claim_record_missing', employerRefusals.recordMissing);
      const proven = await database.transaction(async (tx) => {
        const row = await ownClaim(tx, viewer, path.claimId);
        if (row.way !== 'DNS' || row.domain !== asked.domain) throw stepOther();
        return prove(tx, row, viewer.personaRef);
      });
      sessions.forget(viewer.userId);
      return { status: 200, body: present(proven) };
    },

    async proveClaimCode({ viewer, path, body: { code } }) {
      // Returns the refusal instead of throwing it, because the counted attempt must be committed.
      const outcome = await database.transaction(async (tx): Promise<ClaimRow | Problem> => {
        const row = await ownClaim(tx, viewer, path.claimId);
        if (row.way !== 'ADDRESS' || row.is_code_proven) return stepOther();
        if (row.code_ref === null || row.code_seal === null || row.code_tries >= MAX_CODE_TRIES) return codeExpired();
        if (unsealMoment(authorship, viewer.personaRef, row.code_seal) <= now()) return codeExpired();
        if (!authorship.codeRef(viewer.personaRef, `${row.id} ${code}`).equals(row.code_ref)) {
          await tx.query(countCodeTry, row.id);
          return new Problem(422, 'code_wrong', employerRefusals.codeWrong, { code: employerRefusals.codeWrong });
        }
        await tx.query(storeCodeProven, row.id);
        return { ...row, is_code_proven: true };
      });
      if (outcome instanceof Problem) throw outcome;
      return { status: 200, body: present(outcome) };
    },

    async getClaimToConfirm({ viewer, path }) {
      const row = await database.transaction((tx) => claimToConfirm(tx, path.claimId));
      const may = await canConfirm(database, row, viewer);
      return { status: 200, body: { company: row.company, domain: row.domain, canConfirm: may } };
    },

    async confirmClaim({ viewer, path }) {
      const owner = await database.transaction(async (tx) => {
        const row = await claimToConfirm(tx, path.claimId);
        if (!(await canConfirm(tx, row, viewer)))
          throw new Problem(409, 'claim_second_unfitting', employerRefusals.secondUnfitting);
        const userId = claimantOf(authorship, row);
        await prove(tx, row, authorship.personaRef(userId));
        return userId;
      });
      sessions.forget(owner);
      return { status: 204, body: null };
    },

    async endClaim({ viewer, path }) {
      await database.transaction(async (tx) => {
        const row = await ownClaim(tx, viewer, path.claimId);
        await tx.query(deleteClaim, row.id);
        if (row.ends_on !== null) await addEmployerAct(tx, { act: 'ENDED', company: row.company.name, now: now() });
      });
      return { status: 204, body: null };
    },

    async getCompanyClaims({ path }) {
      const companyId = await knownCompany(database, path.company);
      const [company] = await database.query(companyToClaim, companyId);
      if (company === undefined) throw companyNotFound();
      const rows = await database.query(proofsOfCompany, companyId, dayInIndia(now()));
      const claims = rows.map(({ domain, way, claimed_in }) => ({ domain, way, claimedIn: claimed_in }));
      const { slug: urlName, name, logo, invited } = company;
      return { status: 200, body: { company: { urlName, name, logo }, claims, invited } };
    },

    async revokeClaims({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      const companyId = await knownCompany(database, path.company);
      await database.transaction(async (tx) => {
        const [company] = await tx.query(companyToClaim, companyId);
        if (company === undefined) throw companyNotFound();
        await moderators.refuseOwnCompany(tx, viewer, company.name);
        const ended = await tx.query(deleteClaimsOf, companyId);
        await endAnswersOf(tx, companyId);
        if (ended.some(({ was_in_force }) => was_in_force))
          await addEmployerAct(tx, { act: 'REVOKED', company: company.name, now: now() });
      });
      return { status: 204, body: null };
    },
  };
}

function stepOf({ way, ends_on, code_ref, is_code_proven }: ClaimRow): ClaimStep {
  if (way === 'DNS') return ends_on === null ? 'RECORD' : null;
  if (is_code_proven) return 'SECOND';
  return ends_on === null || code_ref !== null ? 'CODE' : null;
}

function addressOf({ mailbox, domain }: Pick<ClaimRow, 'mailbox' | 'domain'>): string {
  return `${mailbox ?? 'hr'}@${domain}`;
}

function claimNotFound(): Problem {
  return new Problem(404, 'claim_not_found', employerRefusals.notFound);
}

function stepOther(): Problem {
  return new Problem(409, 'claim_step_other', employerRefusals.stepOther);
}

function contributedAlready(): Problem {
  return new Problem(409, 'claim_after_contribution', employerRefusals.hasContributed);
}

function codeExpired(): Problem {
  return new Problem(422, 'code_expired', employerRefusals.codeExpired, { code: employerRefusals.codeExpired });
}

function codeMail(to: string, company: string, code: string, brand: string) {
  return {
    to,
    subject: `${code} is the code to claim ${company} on ${brand}`,
    text: [
      `Someone claims ${company} on ${brand}, to speak for the company there.`,
      `The code is ${code}. It is valid for ${CODE_MINUTES} minutes.`,
      '',
      'Give it only to a person who may speak for the company. A second person at your domain has to confirm the claim.',
      'If nobody at your company asked for it, you don’t need to do anything.',
    ].join('\n'),
  };
}
