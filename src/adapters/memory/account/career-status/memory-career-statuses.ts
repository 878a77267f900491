import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CareerStatusChoice, CareerStatusRecheck } from '@/core/account/career-status/career-choice';
import type { StudentDetails, UnemployedDetails, WorkingDetails } from '@/core/account/career-status/career-details';
import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import type { CareerStatus, CareerType } from '@/core/account/career-status/career-status';
import { verifiedOf } from '@/core/account/career-status/career-status';
import type {
  CareerStatusCreated,
  CareerStatuses,
  CareerStatusUpdated,
  CareerSuggestion,
  VerificationCodeSent,
} from '@/core/account/career-status/career-status.port';
import { careerWordsFaults } from '@/core/account/career-status/career-words.rules';
import type { Verification } from '@/core/account/career-status/verification';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { invisibleFaultInLine } from '@/core/kernel/common/unseen-signs.rules';
import { PortalRecords } from '../job-portal/portal-records';
import { RoleRecords } from '../onboarding/role-records';
import type { MemoryCareer } from './career-records';
import { CareerRecords } from './career-records';
import {
  beginCareer,
  isSameCareer,
  sourceOf,
  suggestionOf,
  withJob,
  withKnownDomain,
  withLastJob,
  withStudies,
} from './memory-career';
import { sendCode, tryCode } from './memory-verification';

type Path = { readonly careerStatusId: number };

export class MemoryCareerStatuses implements CareerStatuses {
  readonly #browser: MemoryBrowser;
  readonly #careers: CareerRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#careers = browser.world.records(CareerRecords);
  }

  createCareerStatus(choice: CareerStatusChoice): Promise<Result<CareerStatusCreated, Failure>> {
    return this.#browser.askSignedIn('createCareerStatus', { body: choice }, (viewer) => {
      const { world } = this.#browser;
      const record = this.#careers.of(viewer);
      const begun = beginCareer(choice, this.#careers);
      const { companyName, collegeName } = { companyName: undefined, collegeName: undefined, ...choice.careerData };
      const places = { 'careerData.companyName': companyName, 'careerData.collegeName': collegeName };
      const faults = careerWordsFaults(places, 'place', world.brand);
      if (Object.keys(faults).length > 0) return invalid(faults);
      const known = record.career;
      const career: MemoryCareer =
        known !== null && isSameCareer(known.status, begun)
          ? known
          : {
              careerStatusId: world.nextNumber(),
              status: begun,
              code: null,
              codesSentAt: known?.codesSentAt ?? [],
              provedAt: null,
            };
      record.career = career;
      career.status = world.records(PortalRecords).verified(viewer, career.status);
      world.records(RoleRecords).refresh(viewer);
      const { careerStatusId, status } = career;
      return ok({ careerStatus: status, ...verificationOf(status), careerStatusId });
    });
  }

  updateCareerStatus(
    input: Path & (WorkingDetails | StudentDetails | CareerStatusRecheck) & { readonly storing?: 'PUT' },
  ): Promise<Result<CareerStatusUpdated, Failure>> {
    const { careerStatusId, storing, ...body } = input;
    return this.#browser.askSignedIn('updateCareerStatus', { input }, (viewer) => {
      const isUpdate = storing === 'PUT';
      const isRecheck = 'careerStatusType' in body;
      if (isUpdate === isRecheck) return invalid({ body: 'Details come with the header, a check without it.' });
      const career = this.#ownCareer(viewer, { careerStatusId });
      if (career === null) return notFound();
      if (isRecheck) return this.#recheck(viewer, career, body.careerStatusType);
      return 'courseName' in body
        ? this.#store(viewer, career, 'student', (status) => refusalOfStudies(body) ?? ok(withStudies(status, body)))
        : this.#store(viewer, career, 'working', (status) => this.#refusalOf(body) ?? ok(withJob(status, body)));
    });
  }

  updateUnemployedCareerStatus(input: Path & UnemployedDetails): Promise<Result<CareerStatusUpdated, Failure>> {
    const { careerStatusId, ...body } = input;
    return this.#browser.askSignedIn('updateUnemployedCareerStatus', { input }, (viewer) => {
      const career = this.#ownCareer(viewer, { careerStatusId });
      if (career === null) return notFound();
      return this.#store(
        viewer,
        career,
        'unemployed',
        (status) => this.#refusalOf(body) ?? ok(withLastJob(status, body)),
      );
    });
  }

  suggestCareers(query: {
    readonly careerStatusId?: number;
    readonly careerStatusType?: CareerType;
  }): Promise<Result<{ readonly suggestions: readonly CareerSuggestion[] }, Failure>> {
    return this.#browser.askSignedIn('suggestCareers', { query }, (viewer) => {
      const { career } = this.#careers.of(viewer);
      const job = this.#browser.world.records(PortalRecords).jobOf(viewer);
      const isAskedFor =
        career !== null &&
        (query.careerStatusId ?? career.careerStatusId) === career.careerStatusId &&
        (query.careerStatusType ?? career.status.type) === career.status.type;
      const isJobAskedFor = job !== null && (query.careerStatusType ?? 'working') === 'working';
      const suggestions: readonly CareerSuggestion[] = [
        isJobAskedFor ? { companyName: job.companyName, jobProfile: job.designation } : {},
        isAskedFor ? suggestionOf(career.status) : {},
      ];
      return ok({ suggestions: suggestions.filter((one) => Object.keys(one).length > 0) });
    });
  }

  sendVerificationCode(body: {
    readonly email: string;
    readonly careerStatusId: number;
  }): Promise<Result<VerificationCodeSent, Failure>> {
    return this.#browser.askSignedIn('sendVerificationCode', { body }, (viewer) => {
      const career = this.#ownCareer(viewer, body);
      if (career === null) return notFound();
      if (career.status.type === 'unemployed') return mismatch(career.status.type);
      return sendCode(this.#browser.world, career, body.email);
    });
  }

  verifyCode(body: {
    readonly email: string;
    readonly otp: string;
    readonly careerStatusId: number;
  }): Promise<Result<Verification, Failure>> {
    return this.#browser.askSignedIn('verifyCode', { body }, (viewer) => {
      const career = this.#ownCareer(viewer, body);
      return career === null ? notFound() : tryCode(this.#browser.world, viewer, career, body);
    });
  }

  #store(
    viewer: MemoryUser,
    career: MemoryCareer,
    type: CareerType,
    change: (status: CareerStatus) => Result<CareerStatus, Failure>,
  ): Result<CareerStatusUpdated, Failure> {
    if (career.status.type !== type) return mismatch(career.status.type);
    const changed = change(career.status);
    if (!changed.ok) return changed;
    career.status = changed.value;
    this.#browser.world.records(RoleRecords).refresh(viewer);
    const isDone = type === 'unemployed' || verifiedOf(career.status) === 'VERIFIED';
    return ok({ ...verificationOf(career.status), nextStep: isDone ? 'OnboardingCompleted' : 'Verification' });
  }

  #refusalOf(details: WorkingDetails | UnemployedDetails): Refusal | null {
    const { departmentId, industryId, jobProfile } = details;
    const faults = careerWordsFaults({ jobProfile }, 'title', this.#browser.world.brand);
    if (Object.keys(faults).length > 0) return invalid(faults);
    const unseen = refusalOfUnseen({ jobLocation: 'jobLocation' in details ? details.jobLocation : null });
    if (unseen !== null) return unseen;
    const { department, industry } = this.#browser.world.records(CatalogRecords).lists;
    if (departmentId !== null && !department.some(({ id }) => id === departmentId)) {
      const fields = { departmentId: careerRefusals.departmentField };
      return refusal(422, 'department_not_found', careerRefusals.department, fields);
    }
    if (industryId !== null && !industry.some(({ id }) => id === industryId)) {
      const fields = { industryId: careerRefusals.industryField };
      return refusal(422, 'industry_not_found', careerRefusals.industry, fields);
    }
    return null;
  }

  /** Checks the career by the linked account, and by the domain of the verified address. */
  #recheck(viewer: MemoryUser, career: MemoryCareer, type: CareerType): Result<CareerStatusUpdated, Failure> {
    if (career.status.type !== type) return mismatch(career.status.type);
    const linked = this.#browser.world.records(PortalRecords).verified(viewer, career.status);
    career.status = withKnownDomain(linked, this.#careers);
    this.#browser.world.records(RoleRecords).refresh(viewer);
    return ok({ ...verificationOf(career.status), nextStep: null });
  }

  #ownCareer(viewer: MemoryUser, { careerStatusId }: Path): MemoryCareer | null {
    const { career } = this.#careers.of(viewer);
    return career?.careerStatusId === careerStatusId ? career : null;
  }
}

function verificationOf(status: CareerStatus): Verification {
  return { verified: verifiedOf(status), verificationSource: sourceOf(status) };
}

function refusalOfStudies({ courseName, specialization }: StudentDetails): Refusal | null {
  return refusalOfUnseen({ courseName, specialization });
}

function refusalOfUnseen(texts: Readonly<Record<string, string | null>>): Refusal | null {
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const fault = invisibleFaultInLine(text ?? '');
    return fault === null ? [] : [[field, fault] as const];
  });
  return faults.length === 0 ? null : invalid(Object.fromEntries(faults));
}

function notFound(): Refusal {
  return refusal(404, 'career_status_not_found', careerRefusals.notFound);
}

function mismatch(type: CareerType): Refusal {
  return refusal(422, 'career_type_mismatch', careerRefusals.otherType(type));
}
