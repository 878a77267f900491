import type { CareerStatusChoice, CareerStatusRecheck } from '@/core/career-status/career-choice';
import type { StudentDetails, UnemployedDetails, WorkingDetails } from '@/core/career-status/career-details';
import type { CareerStatus, CareerType } from '@/core/career-status/career-status';
import { verifiedOf } from '@/core/career-status/career-status';
import type {
  CareerStatusCreated,
  CareerStatuses,
  CareerStatusUpdated,
  CareerSuggestion,
  VerificationCodeSent,
} from '@/core/career-status/career-status.port';
import type { Verification } from '@/core/career-status/verification';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MemoryBrowser } from './memory-browser';
import { beginCareer, isSameCareer, sourceOf, suggestionOf, withJob, withLastJob, withStudies } from './memory-career';
import type { Refusal } from './memory-failure';
import { invalid, refusal } from './memory-failure';
import { refreshRoles } from './memory-persona';
import type { MemoryCareer, MemoryPerson } from './memory-records';
import { sendCode, tryCode } from './memory-verification';

type Path = { readonly careerStatusId: number };

/** Career statuses of the memory world. */
export class MemoryCareerStatuses implements CareerStatuses {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  createCareerStatus(choice: CareerStatusChoice): Promise<Result<CareerStatusCreated, Failure>> {
    return this.#browser.askSignedIn('createCareerStatus', (viewer) => {
      const { world } = this.#browser;
      const begun = beginCareer(choice);
      const isSame = viewer.career !== null && isSameCareer(viewer.career.status, begun);
      const careerStatusId = viewer.career?.careerStatusId ?? world.nextNumber();
      const career =
        isSame && viewer.career ? viewer.career : { careerStatusId, status: begun, code: null, codesSentAt: [] };
      viewer.career = career;
      refreshRoles(world, viewer);
      return ok({ careerStatus: career.status, ...verificationOf(career.status), careerStatusId });
    });
  }

  updateCareerStatus(
    path: Path,
    body: WorkingDetails | StudentDetails | CareerStatusRecheck,
    headers: { readonly 'x-http-method-override'?: 'PUT' },
  ): Promise<Result<CareerStatusUpdated, Failure>> {
    return this.#browser.askSignedIn('updateCareerStatus', (viewer) => {
      const isUpdate = headers['x-http-method-override'] === 'PUT';
      const isRecheck = 'careerStatusType' in body;
      if (isUpdate === isRecheck) return invalid({ body: 'Details come with the header, a check without it.' });
      const career = ownCareer(viewer, path);
      if (career === null) return notFound();
      if (isRecheck) return this.#recheck(career, body.careerStatusType);
      return 'courseName' in body
        ? this.#store(viewer, career, 'student', (status) => ok(withStudies(status, body)))
        : this.#store(viewer, career, 'working', (status) => this.#checked(body) ?? ok(withJob(status, body)));
    });
  }

  updateUnemployedCareerStatus(
    path: Path,
    body: UnemployedDetails,
    _headers: { readonly 'x-http-method-override': 'PUT' },
  ): Promise<Result<CareerStatusUpdated, Failure>> {
    return this.#browser.askSignedIn('updateUnemployedCareerStatus', (viewer) => {
      const career = ownCareer(viewer, path);
      if (career === null) return notFound();
      return this.#store(
        viewer,
        career,
        'unemployed',
        (status) => this.#checked(body) ?? ok(withLastJob(status, body)),
      );
    });
  }

  suggestCareers(query: {
    readonly careerStatusId?: number;
    readonly careerStatusType?: CareerType;
  }): Promise<Result<{ readonly suggestions: readonly CareerSuggestion[] }, Failure>> {
    return this.#browser.askSignedIn('suggestCareers', ({ career }) => {
      if (career === null) return ok({ suggestions: [] });
      const isAskedFor =
        (query.careerStatusId ?? career.careerStatusId) === career.careerStatusId &&
        (query.careerStatusType ?? career.status.type) === career.status.type;
      const suggestion = suggestionOf(career.status);
      return ok({ suggestions: isAskedFor && Object.keys(suggestion).length > 0 ? [suggestion] : [] });
    });
  }

  sendVerificationCode(body: {
    readonly email: string;
    readonly careerStatusId: number;
  }): Promise<Result<VerificationCodeSent, Failure>> {
    return this.#browser.askSignedIn('sendVerificationCode', (viewer) => {
      const career = ownCareer(viewer, body);
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
    return this.#browser.askSignedIn('verifyCode', (viewer) => {
      const career = ownCareer(viewer, body);
      return career === null ? notFound() : tryCode(this.#browser.world, career, body);
    });
  }

  #recheck({ status }: MemoryCareer, type: CareerType): Result<CareerStatusUpdated, Failure> {
    return status.type === type ? ok({ ...verificationOf(status), nextStep: null }) : mismatch(status.type);
  }

  #store(
    viewer: MemoryPerson,
    career: MemoryCareer,
    type: CareerType,
    change: (status: CareerStatus) => Result<CareerStatus, Failure>,
  ): Result<CareerStatusUpdated, Failure> {
    if (career.status.type !== type) return mismatch(career.status.type);
    const changed = change(career.status);
    if (!changed.ok) return changed;
    career.status = changed.value;
    refreshRoles(this.#browser.world, viewer);
    const isDone = type === 'unemployed' || verifiedOf(career.status) === 'VERIFIED';
    return ok({ ...verificationOf(career.status), nextStep: isDone ? 'OnboardingCompleted' : 'Verification' });
  }

  /** A refusal where department or industry is not in the lists, null where they are. */
  #checked({ departmentId, industryId }: Pick<UnemployedDetails, 'departmentId' | 'industryId'>): Refusal | null {
    const { department, industry } = this.#browser.world.catalog;
    if (departmentId !== null && !department.some(({ id }) => id === departmentId)) {
      const fields = { departmentId: 'Choose a department from the list.' };
      return refusal(422, 'department_not_found', 'This department does not exist.', fields);
    }
    if (industryId !== null && !industry.some(({ id }) => id === industryId)) {
      const fields = { industryId: 'Choose an industry from the list.' };
      return refusal(422, 'industry_not_found', 'This industry does not exist.', fields);
    }
    return null;
  }
}

function ownCareer({ career }: MemoryPerson, { careerStatusId }: Path): MemoryCareer | null {
  return career?.careerStatusId === careerStatusId ? career : null;
}

function verificationOf(status: CareerStatus): Verification {
  return { verified: verifiedOf(status), verificationSource: sourceOf(status) };
}

function notFound(): Refusal {
  return refusal(404, 'career_status_not_found', 'This career status does not exist.');
}

function mismatch(type: CareerType): Refusal {
  return refusal(422, 'career_type_mismatch', `This cannot be stored while your career status is ${type}.`);
}
