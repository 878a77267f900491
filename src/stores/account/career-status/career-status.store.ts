import { makeAutoObservable } from 'mobx';
import { careerMessages } from '@/core/account/career-status/career-messages';
import type {
  CareerStatusState,
  CareerType,
  StudentCareer,
  UnemployedCareer,
  WorkingCareer,
} from '@/core/account/career-status/career-status';
import { emptyCareerStatus, withCareerStatus } from '@/core/account/career-status/career-status';
import type {
  CareerStatusCreated,
  CareerStatuses,
  CareerStatusUpdated,
} from '@/core/account/career-status/career-status.port';
import type { FieldMessages } from '@/core/account/career-status/field-messages';
import type { SubmitCareerChoice } from '@/core/account/career-status/submit-career-choice.use-case';
import type { SubmitCareerDetails } from '@/core/account/career-status/submit-career-details.use-case';
import type { SubmitCareerFailure } from '@/core/account/career-status/submit-career-failure';
import { withSubmittedCareer } from '@/core/account/career-status/submitted-career';
import { usualDepartment } from '@/core/account/career-status/usual-department.rules';
import type { Verification } from '@/core/account/career-status/verification';
import { withVerification } from '@/core/account/career-status/with-verification';
import type { Profile } from '@/core/account/profile/profile';
import type { CatalogGroup } from '@/core/kernel/catalog-groups/catalog-group';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { Form } from '@/stores/kernel/common/form';
import type { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';

/** The members of each sub-object that the user can change. */
export type WorkingChange = Partial<Omit<WorkingCareer, 'verified' | 'source' | 'workEmail'>>;
export type StudentChange = Partial<Omit<StudentCareer, 'verified' | 'source' | 'studentEmail'>>;
export type UnemployedChange = Partial<Omit<UnemployedCareer, 'verified' | 'source' | 'workEmail'>>;

/** The use cases of a career status. */
export interface CareerFlows {
  readonly submitChoice: SubmitCareerChoice;
  readonly submitDetails: SubmitCareerDetails;
  readonly statuses: Pick<CareerStatuses, 'suggestCareers'>;
}

/** The user's career status as a form: its type and place first, then its details. */
export class CareerStatusStore implements Personal {
  state: CareerStatusState = emptyCareerStatus;
  /** True if the service has another career status by now: it is to be loaded again. */
  isOutdated = false;
  /** Its fields are the members of the sub-objects, and `selectedOption`. */
  readonly form = new Form<string, SubmitCareerFailure>({ check: () => ({}), refusalOf: messagesOf });
  readonly #submitChoice: SubmitCareerChoice;
  readonly #submitDetails: SubmitCareerDetails;
  readonly #statuses: Pick<CareerStatuses, 'suggestCareers'>;
  readonly #departments: Pick<Loadable<readonly CatalogGroup[]>, 'value' | 'loadOnce'>;
  readonly #toasts: Toasts;
  /** The department that a job title filled in last; null after the user's own choice. */
  #filledDepartment: number | null = null;

  constructor(
    flows: CareerFlows,
    departments: Pick<Loadable<readonly CatalogGroup[]>, 'value' | 'loadOnce'>,
    toasts: Toasts,
  ) {
    this.#submitChoice = flows.submitChoice;
    this.#submitDetails = flows.submitDetails;
    this.#statuses = flows.statuses;
    this.#departments = departments;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** Takes over the values of the profile. */
  prefill({ careerStatus, careerStatusId, name, profileBio }: Profile): void {
    const state = { ...this.state, name, profileBio };
    this.state = careerStatus === null ? state : withCareerStatus(state, careerStatus, careerStatusId);
  }

  /** Begins again with the values of the profile; entries that were not submitted are gone. */
  beginWith(profile: Profile): void {
    this.forget();
    this.prefill(profile);
  }

  /** Takes over a status that is newer than the form's. Entries stay if it has none: those of the other types, and details. */
  takeOverNewer({ careerStatus, careerStatusId }: Profile): void {
    this.state =
      careerStatus === null
        ? { ...this.state, careerStatusId: null }
        : withSubmittedCareer(this.state, careerStatus, careerStatusId);
    this.isOutdated = false;
    this.form.reset();
  }

  /** Puts a draft back. */
  restore(state: CareerStatusState): void {
    this.state = state;
  }

  choose(selectedOption: CareerType): void {
    this.state = { ...this.state, selectedOption };
    this.form.changed(...Object.keys(this.form.errors));
  }

  changeWorking(change: WorkingChange): void {
    this.state = { ...this.state, working: { ...this.state.working, ...change } };
    this.form.changed(...Object.keys(change));
    this.jobChanged('working', change);
  }

  changeStudent(change: StudentChange): void {
    this.state = { ...this.state, student: { ...this.state.student, ...change } };
    this.form.changed(...Object.keys(change));
  }

  changeUnemployed(change: UnemployedChange): void {
    this.state = { ...this.state, unemployed: { ...this.state.unemployed, ...change } };
    this.form.changed(...Object.keys(change));
    this.jobChanged('unemployed', change);
  }

  /** Submits the type with its company or college. Null if it was not stored; the form says why. */
  async submitChoice(isEdit: boolean): Promise<Verification | null> {
    const answer = await this.form.submit(() => this.#submitChoice.execute({ state: this.state, isEdit }));
    return answer === null ? null : this.choiceAnswered(answer);
  }

  /** Submits the details. Null if they were not stored; the form says why, or `isOutdated`. */
  async submitDetails(): Promise<CareerStatusUpdated | null> {
    const answer = await this.form.submit(() => this.#submitDetails.execute({ state: this.state }));
    return answer === null ? null : this.detailsAnswered(answer);
  }

  /** Fills in the job that the service suggests: that of the linked account. Returns whether the service answered. */
  async takeOverSuggestion(): Promise<boolean> {
    const answer = await this.#statuses.suggestCareers({ careerStatusType: 'working' });
    const [suggestion] = answer.ok ? answer.value.suggestions : [];
    if (suggestion?.companyName !== undefined) this.suggested(suggestion.companyName, suggestion.jobProfile);
    return answer.ok;
  }

  /** The status is proved. */
  verified(verification: Verification): void {
    this.state = withVerification(this.state, verification);
  }

  forget(): void {
    this.state = emptyCareerStatus;
    this.#filledDepartment = null;
    this.isOutdated = false;
    this.form.reset();
  }

  private jobChanged(type: 'working' | 'unemployed', change: UnemployedChange): void {
    if (change.departmentId !== undefined) this.#filledDepartment = null;
    else if (change.jobProfile !== undefined) void this.departmentOf(type);
  }

  private async departmentOf(type: 'working' | 'unemployed'): Promise<void> {
    await this.#departments.loadOnce();
    this.fillDepartment(type);
  }

  /** Fills in the department of the job title, unless the user chose one. */
  private fillDepartment(type: 'working' | 'unemployed'): void {
    const { jobProfile, departmentId } = this.state[type];
    if (departmentId !== null && departmentId !== this.#filledDepartment) return;
    this.#filledDepartment = usualDepartment(jobProfile ?? '', this.#departments.value ?? []);
    this.state = { ...this.state, [type]: { ...this.state[type], departmentId: this.#filledDepartment } };
    if (this.#filledDepartment !== null) this.form.changed('departmentId');
  }

  private suggested(companyName: string, jobProfile: string | undefined): void {
    this.choose('working');
    this.changeWorking({ companyName, ...(jobProfile === undefined ? {} : { jobProfile }) });
  }

  private choiceAnswered(answer: Result<CareerStatusCreated, SubmitCareerFailure>): Verification | null {
    if (!answer.ok) return this.failed(answer.failure);
    const { careerStatus, careerStatusId, verified, verificationSource } = answer.value;
    this.state = withSubmittedCareer(this.state, careerStatus, careerStatusId);
    return { verified, verificationSource };
  }

  private detailsAnswered(answer: Result<CareerStatusUpdated, SubmitCareerFailure>): CareerStatusUpdated | null {
    if (!answer.ok) return this.failed(answer.failure);
    this.state = withVerification(this.state, answer.value);
    return answer.value;
  }

  /** ER-CAREER-POST */
  private failed({ kind }: SubmitCareerFailure): null {
    this.isOutdated = kind === 'changedElsewhere';
    if (kind === 'otherUser') this.#toasts.show(createToast('failure', careerMessages.otherUser));
    if (kind === 'refused') this.#toasts.show(createToast('failure', careerMessages.postFailed));
    return null;
  }
}

function messagesOf(failure: SubmitCareerFailure): FieldMessages {
  return failure.kind === 'incomplete' || failure.kind === 'refused' ? failure.messages : {};
}
