import { randomUUID } from 'node:crypto';
import { dayBeforeInIndia, dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import { DECIDED_CORRECTION_DAYS, factOf, sourceOf } from '@/core/research/employer-corrections/correction.rules';
import {
  correctionRefusals,
  dailyCorrectionLimit,
} from '@/core/research/employer-corrections/correction-refusals.rules';
import type { EmployerHandlers } from '@/server/contract/generated/employer';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { claimantRef } from '@/server/platform/sides/sides';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { knownCompany } from '@/server/services/research/company/company/known-company';
import { Moderators } from '@/server/services/trust/moderation/moderation/moderator.policy';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import {
  addCompanyCorrection,
  addCorrection,
  claimOfCorrections,
  correctionsOfClaim,
  correctionsOfCompany,
  decideCorrection,
  deleteCorrection,
  factsOfCompany,
  lockCorrection,
  noteCorrectionAct,
  openCorrections,
  sameCorrection,
  setFacts,
  waitingCorrections,
} from './corrections.queries';

export interface EmployerCorrectionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly now: () => number;
}

export type EmployerCorrectionHandlers = Pick<
  EmployerHandlers,
  | 'listOwnCorrections'
  | 'proposeCorrection'
  | 'withdrawCorrection'
  | 'listCorrections'
  | 'decideCorrection'
  | 'listCompanyCorrections'
>;

export function createEmployerCorrections(deps: EmployerCorrectionsDeps): EmployerCorrectionHandlers {
  const { database, authorship, now } = deps;
  const moderators = new Moderators(deps);
  const limits = new DayLimits(authorship, now);
  const today = () => dayInIndia(now());
  const shownSince = () => dayBeforeInIndia(now(), DECIDED_CORRECTION_DAYS);
  const ownerOf = (viewer: Viewer) => claimantRef(authorship, viewer.personaRef);

  async function ownClaim(tx: Database, viewer: Viewer, claimId: string) {
    const [claim] = await tx.query(claimOfCorrections, plainUuid(claimId), today());
    if (claim?.claimant_ref.equals(ownerOf(viewer)) !== true)
      throw new Problem(404, 'claim_not_found', employerRefusals.notFound);
    return claim;
  }

  async function lock(tx: Database, correctionId: string) {
    const [correction] = await tx.query(lockCorrection, plainUuid(correctionId), today());
    if (correction === undefined) throw correctionNotFound();
    return correction;
  }

  return {
    async listOwnCorrections({ viewer, path }) {
      const body = await database.transaction(async (tx) => {
        const { id, company_id, company, domain } = await ownClaim(tx, viewer, path.claimId);
        const facts = await tx.query(factsOfCompany, company_id);
        return {
          company,
          domain,
          facts: facts.map(({ field, value, is_waiting }) => ({ field, value, isWaiting: is_waiting })),
          corrections: (await tx.query(correctionsOfClaim, id, shownSince())).map(present),
        };
      });
      return { status: 200, body };
    },

    async proposeCorrection({ viewer, path, body: { field, ...typed } }) {
      const stored = await database.transaction(async (tx) => {
        const { id, company_id, domain, is_in_force, is_off } = await ownClaim(tx, viewer, path.claimId);
        if (!is_in_force) throw new Problem(409, 'claim_step_other', employerRefusals.stepOther);
        if (is_off) throw entryOff();
        const facts = await tx.query(factsOfCompany, company_id);
        const value = factOf(field, typed.value, domain);
        const source = sourceOf(typed.source);
        const isSame = facts.some((fact) => fact.field === field && fact.value === value);
        if (value === null || source === null || isSame)
          throw new Problem(422, 'correction_unfitting', correctionRefusals.unfitting, {
            ...(value === null ? { value: correctionRefusals.values[field] } : {}),
            ...(value !== null && isSame ? { value: correctionRefusals.same } : {}),
            ...(source === null ? { source: correctionRefusals.source } : {}),
          });
        const [same] = await tx.query(sameCorrection, id, field, value, source);
        if (same !== undefined) return same;
        await limits.count(tx, viewer.personaRef, dailyCorrectionLimit);
        const correction = { id: randomUUID(), claim_id: id, company_id, field, value, source, today: today() };
        const [added] = await tx.query(addCorrection, correction);
        if (added === undefined) throw new Problem(409, 'correction_waiting', correctionRefusals.waiting);
        return added;
      });
      return { status: 201, body: present(stored) };
    },

    async withdrawCorrection({ viewer, path }) {
      await database.transaction(async (tx) => {
        const { id, claimant_ref, status } = await lock(tx, path.correctionId);
        if (!claimant_ref.equals(ownerOf(viewer))) throw correctionNotFound();
        if (status !== 'WAITING') throw decidedAlready();
        await tx.query(deleteCorrection, id);
      });
      return { status: 204, body: null };
    },

    async listCorrections({ viewer, http }) {
      await moderators.require(viewer, http);
      const corrections = (await database.query(waitingCorrections, today())).map((row) => ({
        correctionId: row.id,
        company: row.company,
        domain: row.domain,
        field: row.field,
        present: row.present,
        value: row.value,
        source: row.source,
      }));
      const [count] = await database.query(openCorrections, today());
      return { status: 200, body: { corrections, open: count?.open ?? 0 } };
    },

    async decideCorrection({ viewer, path, body: { verdict, present: read, reason: typed }, http }) {
      await moderators.requireToAct(viewer, http);
      const reason = verdict === 'REFUSED' ? (typed?.trim() ?? '') : null;
      await database.transaction(async (tx) => {
        const correction = await lock(tx, path.correctionId);
        const { id, company_id, company, field, present: before, value, source, status } = correction;
        await moderators.refuseOwnCompany(tx, viewer, company.name);
        if (status === verdict) return;
        if (status !== 'WAITING') throw decidedAlready();
        if (!correction.is_in_force) throw correctionNotFound();
        if (reason === '')
          throw new Problem(422, 'reason_required', correctionRefusals.reasonMissing, {
            reason: correctionRefusals.reasonMissing,
          });
        if (verdict === 'ACCEPTED' && correction.is_off) throw entryOff();
        if (read !== before) throw new Problem(409, 'correction_changed', correctionRefusals.changed);
        await tx.query(decideCorrection, { id, verdict, reason, today: today() });
        const act = verdict === 'ACCEPTED' ? 'CORRECTION_ACCEPTED' : 'CORRECTION_REFUSED';
        await tx.query(
          noteCorrectionAct,
          randomUUID(),
          moderators.actorOf(viewer),
          act,
          `company/${company.urlName}`,
          today(),
        );
        if (verdict === 'REFUSED') return;
        await tx.query(setFacts[field], company_id, value);
        const month = `${monthInIndia(now())}-01`;
        await tx.query(addCompanyCorrection, { company_id, field, before, value, source, month });
        await addEmployerAct(tx, { act: 'CORRECTED', company: company.name, now: now() });
      });
      return { status: 204, body: null };
    },

    async listCompanyCorrections({ path }) {
      const companyId = await knownCompany(database, path.company);
      return { status: 200, body: await database.query(correctionsOfCompany, companyId) };
    },
  };
}

function present({ id, ...correction }: RowOf<(typeof correctionsOfClaim)['columns']>) {
  return { correctionId: id, ...correction };
}

function correctionNotFound(): Problem {
  return new Problem(404, 'correction_not_found', correctionRefusals.notFound);
}

function decidedAlready(): Problem {
  return new Problem(409, 'correction_decided', correctionRefusals.decided);
}

function entryOff(): Problem {
  return new Problem(409, 'entry_off', correctionRefusals.entryOff);
}
