import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { companyLimitKey, countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import { SideRecords } from '@/adapters/memory/kernel/world/side-records';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { moderatorActRefusal } from '@/adapters/memory/trust/moderation/moderator-refusal';
import { LogRecords } from '@/adapters/memory/trust/public-log/log-records';
import { CODE_MS, MAX_CODE_TRIES } from '@/core/account/career-status/work-email-code.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { EMPLOYER_ACTS, originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { ClaimStart, ClaimToConfirm, CompanyAct, CompanyClaims, OwnClaim } from '@/core/research/employer/claim';
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
} from '@/core/research/employer/claim.rules';
import type { Employer } from '@/core/research/employer/employer.port';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import type { MemoryCompany } from '../company/company-records';
import { CompanyRecords, namedCompany } from '../company/company-records';
import { companyNotFound } from '../company/memory-companies';
import { AnswerRecords } from '../employer-answers/answer-records';
import type { MemoryClaim } from './employer-records';
import { EmployerRecords } from './employer-records';
import { InvitedRecords } from './invited-records';
import { ownCompanyRefusal } from './own-company-refusal';

const NEWEST_FIRST = { keys: [({ number }: CompanyAct) => number], idOf: () => 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

type ClaimId = { readonly claimId: string };

export class MemoryEmployer implements Employer {
  readonly #browser: MemoryBrowser;
  readonly #records: EmployerRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(EmployerRecords);
  }

  listOwnClaims(): Promise<Result<readonly OwnClaim[], Failure>> {
    return this.#browser.askSignedIn('listOwnClaims', {}, (viewer) => {
      const own = this.#records.claims.filter(({ userId }) => userId === viewer.id);
      return ok(own.map((claim) => this.#shown(claim)).toSorted((a, b) => (a.company.name < b.company.name ? -1 : 1)));
    });
  }

  startClaim(input: ClaimStart): Promise<Result<OwnClaim, Failure>> {
    return this.#browser.askSignedIn('startClaim', { input }, (viewer) => {
      const company = this.#companyAt(input.company);
      if (company === null) return companyNotFound();
      if (this.#sides.isOn(viewer.id, 'contributor')) return contributedAlready();
      const domain = this.#browser.world.records(CareerRecords).findPlace(company.companyName)?.domain ?? null;
      if (domain === null) return refusal(422, 'claim_domain_unknown', employerRefusals.domainUnknown);
      const role = input.way === 'ADDRESS' ? (input.mailbox ?? 'hr') : null;
      const before = this.#records.claims.find(
        ({ userId, companyId }) => userId === viewer.id && companyId === company.companyId,
      );
      const { world } = this.#browser;
      if (
        before === undefined &&
        this.#records.claims.filter(({ userId }) => userId === viewer.id).length >= MAX_CLAIMS
      )
        return refusal(422, 'claims_full', employerRefusals.claimsFull);
      const mailbox = this.#addressesOf(viewer)
        .map((address) => personalMailboxAt(address, domain))
        .find((one) => one !== null);
      const [own, ofAll] =
        mailbox === undefined ? [viewer, dailyClaimCodeLimit] : [{ id: mailbox }, dailyDomainClaimCodeLimit];
      const tooMany =
        role === null
          ? null
          : (countOfDay(world, own, dailyOwnClaimCodeLimit) ??
            countOfDay(world, companyLimitKey(company.companyId), ofAll));
      if (tooMany !== null) return tooMany;
      const claim: MemoryClaim = {
        id: before?.id ?? this.#browser.world.ids.next(),
        userId: viewer.id,
        companyId: company.companyId,
        domain,
        way: input.way,
        mailbox: role,
        code: null,
        isCodeProven: false,
        proof: before?.proof ?? null,
      };
      if (role !== null) {
        const { mails } = world.records(CareerRecords);
        const otp = String(100_000 + mails.length);
        claim.code = { otp, expiresAt: this.#now + CODE_MS, triesLeft: MAX_CODE_TRIES };
        mails.push({ to: `${role}@${domain}`, otp });
      }
      this.#records.claims = [...this.#records.claims.filter(({ id }) => id !== claim.id), claim];
      return ok(this.#shown(claim));
    });
  }

  endClaim(path: ClaimId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('endClaim', { path }, (viewer) => {
      const claim = this.#own(viewer, path);
      if (claim === null) return claimNotFound();
      this.#records.claims = this.#records.claims.filter((one) => one !== claim);
      this.#noteClaimed(claim.companyId);
      if (claim.proof !== null) this.#log('ENDED', claim.companyId);
      return ok(null);
    });
  }

  proveClaimRecord(path: ClaimId): Promise<Result<OwnClaim, Failure>> {
    return this.#browser.askSignedIn('proveClaimRecord', { path }, (viewer) => {
      const claim = this.#own(viewer, path);
      if (claim === null) return claimNotFound();
      if (claim.way !== 'DNS') return stepOther();
      if (!hasTxtRecord(this.#records.txt.get(txtRecordNameOf(claim.domain)) ?? [], this.#valueOf(claim)))
        return refusal(422, 'claim_record_missing', employerRefusals.recordMissing);
      return this.#prove(claim) ?? ok(this.#shown(claim));
    });
  }

  proveClaimCode({ claimId, ...body }: ClaimId & { readonly code: string }): Promise<Result<OwnClaim, Failure>> {
    return this.#browser.askSignedIn('proveClaimCode', { path: { claimId }, body }, (viewer) => {
      const claim = this.#own(viewer, { claimId });
      if (claim === null) return claimNotFound();
      if (claim.way !== 'ADDRESS' || claim.isCodeProven) return stepOther();
      const sent = claim.code;
      if (sent === null || sent.triesLeft === 0 || sent.expiresAt <= this.#now)
        return refusal(422, 'code_expired', employerRefusals.codeExpired, { code: employerRefusals.codeExpired });
      if (sent.otp !== body.code) {
        sent.triesLeft -= 1;
        return refusal(422, 'code_wrong', employerRefusals.codeWrong, { code: employerRefusals.codeWrong });
      }
      claim.code = null;
      claim.isCodeProven = true;
      return ok(this.#shown(claim));
    });
  }

  getClaimToConfirm(path: ClaimId): Promise<Result<ClaimToConfirm, Failure>> {
    return this.#browser.askSignedIn('getClaimToConfirm', { path }, (viewer) => {
      const claim = this.#toConfirm(path);
      if (claim === null) return claimNotFound();
      const { company, domain } = this.#shown(claim);
      return ok({ company, domain, canConfirm: this.#canConfirm(claim, viewer) });
    });
  }

  confirmClaim(path: ClaimId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('confirmClaim', { path }, (viewer) => {
      const claim = this.#toConfirm(path);
      if (claim === null) return claimNotFound();
      if (!this.#canConfirm(claim, viewer))
        return refusal(409, 'claim_second_unfitting', employerRefusals.secondUnfitting);
      return this.#prove(claim) ?? ok(null);
    });
  }

  getCompanyClaims(path: { readonly company: string }): Promise<Result<CompanyClaims, Failure>> {
    return this.#browser.ask('getCompanyClaims', { path }, () => {
      const company = this.#companyAt(path.company);
      if (company === null) return companyNotFound();
      const inForce = this.#records.claims.filter((claim) => claim.companyId === company.companyId);
      const claims = inForce.flatMap(({ domain, way, proof }) =>
        proof === null || proof.endsOn < dayInIndia(this.#now) ? [] : [{ domain, way, claimedIn: proof.claimedIn }],
      );
      const first = claims.filter(
        (claim, place) => claims.findIndex(({ domain, way }) => domain === claim.domain && way === claim.way) === place,
      );
      const invited = this.#browser.world.records(InvitedRecords).shareOf(company.companyId);
      return ok({ company: namedCompany(company), claims: first, invited });
    });
  }

  listCompanyActs({
    company,
    ...query
  }: { readonly company: string } & PageQuery): Promise<Result<Page<CompanyAct>, Failure>> {
    return this.#browser.ask('listCompanyActs', { path: { company }, query }, () => {
      const found = this.#companyAt(company);
      if (found === null) return companyNotFound();
      const acts = this.#browser.world
        .records(LogRecords)
        .lines.flatMap(({ number, month, act, kind, place }) =>
          kind === 'employer' && place === found.companyName && isEmployerAct(act) ? [{ number, month, act }] : [],
        );
      return pageOf(acts, NEWEST_FIRST, query);
    });
  }

  revokeClaims(path: { readonly company: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('revokeClaims', { path }, (viewer) => {
      const refused = moderatorActRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const company = this.#companyAt(path.company);
      if (company === null) return companyNotFound();
      const ofOthers = ownCompanyRefusal(this.#browser.world, viewer, company);
      if (ofOthers !== null) return ofOthers;
      const ended = this.#records.claims.filter(({ companyId }) => companyId === company.companyId);
      this.#records.claims = this.#records.claims.filter((claim) => !ended.includes(claim));
      this.#endAnswers(company.companyId);
      this.#noteClaimed(company.companyId);
      if (ended.some(({ proof }) => proof !== null)) this.#log('REVOKED', company.companyId);
      return ok(null);
    });
  }

  /** Removes the answers of a company whose claim was verified by mistake. */
  #endAnswers(companyId: number): void {
    const answers = this.#browser.world.records(AnswerRecords);
    for (const answer of answers.all)
      if (answer.companyId === companyId && answer.kind !== 'answer') answers.remove(answer);
  }

  get #sides(): SideRecords {
    return this.#browser.world.records(SideRecords);
  }

  get #now(): number {
    return this.#browser.world.clock.now();
  }

  #companyAt(urlName: string): MemoryCompany | null {
    return this.#browser.world.records(CompanyRecords).findByUrlName(urlName);
  }

  #own(viewer: MemoryUser, { claimId }: ClaimId): MemoryClaim | null {
    return this.#records.claims.find(({ id, userId }) => id === claimId && userId === viewer.id) ?? null;
  }

  #toConfirm({ claimId }: ClaimId): MemoryClaim | null {
    return this.#records.claims.find(({ id, isCodeProven }) => id === claimId && isCodeProven) ?? null;
  }

  #canConfirm(claim: MemoryClaim, viewer: MemoryUser): boolean {
    const isOwn = (address: string) => isPersonalAddressAt(address, claim.domain);
    return claim.userId !== viewer.id && this.#addressesOf(viewer).some(isOwn);
  }

  #addressesOf(viewer: MemoryUser): readonly string[] {
    const methods = this.#browser.world.records(UserRecords).methodsOf(viewer);
    return methods.map(({ email }) => email ?? '');
  }

  #valueOf({ userId, domain }: MemoryClaim): string {
    return txtRecordValueOf(`${userId}-${domain}`);
  }

  /** Verifies a claim. Refuses a claimant who has contributed, and claims above the daily limit. */
  #prove(claim: MemoryClaim): Refusal | null {
    if (!this.#sides.take(claim.userId, 'employer')) return contributedAlready();
    const today = dayInIndia(this.#now);
    const { proof } = claim;
    const endsOn = lastDayOfClaim(today);
    const refused =
      proof?.endsOn === endsOn ? null : countOfDay(this.#browser.world, { id: claim.userId }, dailyClaimLimit);
    if (refused !== null) return refused;
    const isRenewed = proof !== null && proof.endsOn >= today;
    claim.proof = { claimedIn: proof?.claimedIn ?? monthInIndia(this.#now), endsOn };
    claim.isCodeProven = false;
    this.#noteClaimed(claim.companyId);
    // A second proof on the same day does not extend the claim, so it is not logged.
    if (proof?.endsOn === endsOn) return null;
    this.#log(isRenewed ? 'RENEWED' : 'CLAIMED', claim.companyId);
    return null;
  }

  #noteClaimed(companyId: number): void {
    const companies = this.#browser.world.records(CompanyRecords);
    const company = companies.find(companyId);
    const months = this.#records.claims.flatMap((claim) =>
      claim.companyId === companyId && claim.proof !== null ? [claim.proof.claimedIn] : [],
    );
    if (company !== null) companies.add({ ...company, claimedIn: months.toSorted()[0] ?? null });
  }

  #log(act: EmployerAct, companyId: number): void {
    const place = this.#browser.world.records(CompanyRecords).find(companyId)?.companyName ?? null;
    const month = monthInIndia(this.#now);
    const line = { month, kind: 'employer', act, place, rule: null, origin: originOfEmployerAct(act) } as const;
    this.#browser.world.records(LogRecords).add(line);
  }

  #shown(claim: MemoryClaim): OwnClaim {
    const company = this.#browser.world.records(CompanyRecords).find(claim.companyId);
    const { domain, way, mailbox } = claim;
    const proof = claim.proof !== null && claim.proof.endsOn >= dayInIndia(this.#now) ? claim.proof : null;
    return {
      claimId: claim.id,
      company: namedCompany(company),
      domain,
      way,
      step: stepOf(claim),
      record: way === 'DNS' ? { name: txtRecordNameOf(domain), value: this.#valueOf(claim) } : null,
      mailbox: way === 'ADDRESS' ? `${mailbox ?? 'hr'}@${domain}` : null,
      claimedIn: proof?.claimedIn ?? null,
      endsOn: proof?.endsOn ?? null,
    };
  }
}

function stepOf({ way, proof, code, isCodeProven }: MemoryClaim): OwnClaim['step'] {
  if (way === 'DNS') return proof === null ? 'RECORD' : null;
  if (isCodeProven) return 'SECOND';
  return proof === null || code !== null ? 'CODE' : null;
}

function claimNotFound(): Refusal {
  return refusal(404, 'claim_not_found', employerRefusals.notFound);
}

function stepOther(): Refusal {
  return refusal(409, 'claim_step_other', employerRefusals.stepOther);
}

function contributedAlready(): Refusal {
  return refusal(409, 'claim_after_contribution', employerRefusals.hasContributed);
}

function isEmployerAct(act: string): act is EmployerAct {
  return EMPLOYER_ACTS.some((one) => one === act);
}
