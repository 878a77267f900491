import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { moderatorActRefusal, moderatorRefusal } from '@/adapters/memory/trust/moderation/moderator-refusal';
import { LogRecords } from '@/adapters/memory/trust/public-log/log-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayBeforeInIndia, dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import type {
  ClaimCorrections,
  CompanyCorrection,
  CorrectionDecision,
  CorrectionProposal,
  CorrectionQueue,
  OwnCorrection,
} from '@/core/research/employer-corrections/correction';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import {
  CORRECTED_FIELDS,
  DECIDED_CORRECTION_DAYS,
  factOf,
  MAX_LISTED_CORRECTIONS,
  sourceOf,
} from '@/core/research/employer-corrections/correction.rules';
import {
  correctionRefusals,
  dailyCorrectionLimit,
} from '@/core/research/employer-corrections/correction-refusals.rules';
import type { EmployerCorrections } from '@/core/research/employer-corrections/employer-corrections.port';
import type { MemoryCompany } from '../company/company-records';
import { CompanyRecords, namedCompany } from '../company/company-records';
import { companyNotFound } from '../company/memory-companies';
import type { MemoryClaim } from '../employer/employer-records';
import { EmployerRecords } from '../employer/employer-records';
import { ownCompanyRefusal } from '../employer/own-company-refusal';
import type { MemoryCorrection } from './correction-records';
import { CorrectionRecords } from './correction-records';

type ClaimId = { readonly claimId: string };
type CorrectionId = { readonly correctionId: string };

export class MemoryEmployerCorrections implements EmployerCorrections {
  readonly #browser: MemoryBrowser;
  readonly #records: CorrectionRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(CorrectionRecords);
  }

  listOwnCorrections(path: ClaimId): Promise<Result<ClaimCorrections, Failure>> {
    return this.#browser.askSignedIn('listOwnCorrections', { path }, (viewer) => {
      const claim = this.#ownClaim(viewer, path);
      const company = claim === null ? null : this.#companies.find(claim.companyId);
      if (claim === null || company === null) return claimNotFound();
      const since = dayBeforeInIndia(this.#now, DECIDED_CORRECTION_DAYS);
      const own = this.#records.all.filter((one) => one.claimId === claim.id && (one.decidedOn ?? since) >= since);
      return ok({
        company: namedCompany(company),
        domain: claim.domain,
        facts: CORRECTED_FIELDS.map((field) => ({
          field,
          value: factIn(company, field),
          isWaiting: this.#waiting.some((one) => one.companyId === company.companyId && one.field === field),
        })),
        corrections: own.toReversed().map(shown),
      });
    });
  }

  proposeCorrection({ claimId, ...body }: CorrectionProposal & ClaimId): Promise<Result<OwnCorrection, Failure>> {
    return this.#browser.askSignedIn('proposeCorrection', { path: { claimId }, body }, (viewer) => {
      const claim = this.#ownClaim(viewer, { claimId });
      const company = claim === null ? null : this.#companies.find(claim.companyId);
      if (claim === null || company === null) return claimNotFound();
      if (!this.#isInForce(claim)) return refusal(409, 'claim_step_other', employerRefusals.stepOther);
      const { field } = body;
      const value = factOf(field, body.value, claim.domain);
      const source = sourceOf(body.source);
      const isSame = value !== null && factIn(company, field) === value;
      if (value === null || source === null || isSame)
        return refusal(422, 'correction_unfitting', correctionRefusals.unfitting, {
          ...(value === null ? { value: correctionRefusals.values[field] } : {}),
          ...(isSame ? { value: correctionRefusals.same } : {}),
          ...(source === null ? { source: correctionRefusals.source } : {}),
        });
      const waiting = this.#waiting.find((one) => one.companyId === claim.companyId && one.field === field);
      if (waiting?.claimId === claimId && waiting.value === value && waiting.source === source)
        return ok(shown(waiting));
      if (waiting !== undefined) return refusal(409, 'correction_waiting', correctionRefusals.waiting);
      const refused = countOfDay(this.#browser.world, viewer, dailyCorrectionLimit);
      if (refused !== null) return refused;
      const correction: MemoryCorrection = {
        correctionId: this.#browser.world.ids.next(),
        claimId,
        companyId: claim.companyId,
        field,
        value,
        source,
        status: 'WAITING',
        reason: null,
        decidedOn: null,
      };
      this.#records.all = [...this.#records.all, correction];
      return ok(shown(correction));
    });
  }

  withdrawCorrection(path: CorrectionId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('withdrawCorrection', { path }, (viewer) => {
      const correction = this.#find(path);
      if (correction === null || this.#ownClaim(viewer, correction) === null) return correctionNotFound();
      if (correction.status !== 'WAITING') return decidedAlready();
      this.#records.all = this.#records.all.filter((one) => one !== correction);
      return ok(null);
    });
  }

  listCorrections(): Promise<Result<CorrectionQueue, Failure>> {
    return this.#browser.askSignedIn('listCorrections', {}, (viewer) => {
      const refused = moderatorRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const open = this.#waiting.flatMap(({ correctionId, claimId, companyId, field, value, source }) => {
        const company = this.#companies.find(companyId);
        const claim = this.#claimOf({ claimId });
        if (company === null || claim === null || !this.#isInForce(claim)) return [];
        const present = factIn(company, field);
        const { domain } = claim;
        return [{ correctionId, company: namedCompany(company), domain, field, present, value, source }];
      });
      return ok({ corrections: open.slice(0, MAX_LISTED_CORRECTIONS), open: open.length });
    });
  }

  decideCorrection({ correctionId, ...body }: CorrectionDecision & CorrectionId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('decideCorrection', { path: { correctionId }, body }, (viewer) => {
      const refused = moderatorActRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const correction = this.#find({ correctionId });
      const claim = correction === null ? null : this.#claimOf(correction);
      const company = correction === null ? null : this.#companies.find(correction.companyId);
      if (correction === null || claim === null || company === null) return correctionNotFound();
      const own = ownCompanyRefusal(this.#browser.world, viewer, company);
      if (own !== null) return own;
      if (correction.status === body.verdict) return ok(null);
      if (correction.status !== 'WAITING') return decidedAlready();
      if (!this.#isInForce(claim)) return correctionNotFound();
      const reason = body.verdict === 'REFUSED' ? (body.reason?.trim() ?? '') : null;
      const { reasonMissing, changed } = correctionRefusals;
      if (reason === '') return refusal(422, 'reason_required', reasonMissing, { reason: reasonMissing });
      const before = factIn(company, correction.field);
      if (body.present !== before) return refusal(409, 'correction_changed', changed);
      this.#records.replace({ ...correction, status: body.verdict, reason, decidedOn: dayInIndia(this.#now) });
      if (body.verdict === 'ACCEPTED') this.#accept(company, correction, before);
      return ok(null);
    });
  }

  listCompanyCorrections(path: { readonly company: string }): Promise<Result<readonly CompanyCorrection[], Failure>> {
    return this.#browser.ask('listCompanyCorrections', { path }, () => {
      const company = this.#companies.findByUrlName(path.company);
      if (company === null) return companyNotFound();
      const accepted = this.#records.accepted.get(company.companyId) ?? [];
      return ok(accepted.toReversed().slice(0, MAX_LISTED_CORRECTIONS));
    });
  }

  get #companies(): CompanyRecords {
    return this.#browser.world.records(CompanyRecords);
  }

  get #now(): number {
    return this.#browser.world.clock.now();
  }

  /** Pending corrections of claims that have not ended. */
  get #waiting(): readonly MemoryCorrection[] {
    return this.#records.all.filter((one) => one.status === 'WAITING' && this.#claimOf(one) !== null);
  }

  #claimOf({ claimId }: ClaimId): MemoryClaim | null {
    return this.#browser.world.records(EmployerRecords).claims.find(({ id }) => id === claimId) ?? null;
  }

  #ownClaim(viewer: MemoryUser, claim: ClaimId): MemoryClaim | null {
    const found = this.#claimOf(claim);
    return found?.userId === viewer.id ? found : null;
  }

  #isInForce({ proof }: MemoryClaim): boolean {
    return proof !== null && proof.endsOn >= dayInIndia(this.#now);
  }

  #find({ correctionId }: CorrectionId): MemoryCorrection | null {
    const found = this.#records.all.find((one) => one.correctionId === correctionId) ?? null;
    return found !== null && this.#claimOf(found) !== null ? found : null;
  }

  #accept(company: MemoryCompany, { field, value, source }: MemoryCorrection, before: string | null): void {
    this.#companies.add(withFact(company, field, value));
    const accepted = this.#records.accepted.get(company.companyId) ?? [];
    const month = monthInIndia(this.#now);
    const next = { number: accepted.length + 1, field, before, value, source, month };
    this.#records.accepted.set(company.companyId, [...accepted, next]);
    const act = 'CORRECTED';
    const line = { month, kind: 'employer', act, place: company.companyName, rule: null } as const;
    this.#browser.world.records(LogRecords).add({ ...line, origin: originOfEmployerAct(act) });
  }
}

function factIn({ hq, globalEmployeeCount, details }: MemoryCompany, field: CorrectedField): string | null {
  if (field === 'HEADQUARTERS') return details.headQuarter ?? hq;
  if (field === 'EMPLOYEES_WORLDWIDE') return globalEmployeeCount;
  return (field === 'WEBSITE' ? details.website : details.careerSiteUrl) ?? null;
}

function withFact(company: MemoryCompany, field: CorrectedField, value: string): MemoryCompany {
  const { details } = company;
  if (field === 'HEADQUARTERS') return { ...company, hq: value, details: { ...details, headQuarter: value } };
  if (field === 'EMPLOYEES_WORLDWIDE')
    return { ...company, globalEmployeeCount: value, details: { ...details, globalEmployeeCount: value } };
  return { ...company, details: { ...details, [field === 'WEBSITE' ? 'website' : 'careerSiteUrl']: value } };
}

function shown({ correctionId, field, value, source, status, reason }: MemoryCorrection): OwnCorrection {
  return { correctionId, field, value, source, status, reason };
}

function claimNotFound(): Refusal {
  return refusal(404, 'claim_not_found', employerRefusals.notFound);
}

function correctionNotFound(): Refusal {
  return refusal(404, 'correction_not_found', correctionRefusals.notFound);
}

function decidedAlready(): Refusal {
  return refusal(409, 'correction_decided', correctionRefusals.decided);
}
