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
import type { CareerStatusCreated, CareerStatusUpdated } from '@/core/account/career-status/career-status.port';
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
import type { PersonalStore } from '@/stores/kernel/common/personal';

export type WorkingChange = Partial<Omit<WorkingCareer, 'verified' | 'source' | 'workEmail'>>;
export type StudentChange = Partial<Omit<StudentCareer, 'verified' | 'source' | 'studentEmail'>>;
export type UnemployedChange = Partial<Omit<UnemployedCareer, 'verified' | 'source' | 'workEmail'>>;

export interface CareerFlows {
  readonly submitChoice: SubmitCareerChoice;
  readonly submitDetails: SubmitCareerDetails;
}

/** The user's career status as a form: its type with the company or college first, then its details. */
export class CareerStatusStore implements PersonalStore {
  state: CareerStatusState = emptyCareerStatus;
  isOutdated = false;
  readonly form = new Form<string, SubmitCareerFailure>({ check: () => ({}), refusalOf: messagesOf });
  readonly #submitChoice: SubmitCareerChoice;
  readonly #submitDetails: SubmitCareerDetails;
  readonly #departments: Pick<Loadable<readonly CatalogGroup[]>, 'value' | 'loadOnce'>;
  readonly #toasts: Toasts;
  /** Null once the user chose a department. */
  #filledDepartment: number | null = null;

  constructor(
    flows: CareerFlows,
    departments: Pick<Loadable<readonly CatalogGroup[]>, 'value' | 'loadOnce'>,
    toasts: Toasts,
  ) {
    this.#submitChoice = flows.submitChoice;
    this.#submitDetails = flows.submitDetails;
    this.#departments = departments;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  prefill({ careerStatus, careerStatusId, name, profileBio }: Profile): void {
    const state = { ...this.state, name, profileBio };
    this.state = careerStatus === null ? state : withCareerStatus(state, careerStatus, careerStatusId);
  }

  beginWith(profile: Profile): void {
    this.forget();
    this.prefill(profile);
  }

  /** Applies the newer status. Keeps the user's input that it does not contain: other types, and details. */
  takeOverNewer({ careerStatus, careerStatusId }: Profile): void {
    this.state =
      careerStatus === null
        ? { ...this.state, careerStatusId: null }
        : withSubmittedCareer(this.state, careerStatus, careerStatusId);
    this.isOutdated = false;
    this.form.reset();
  }

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

  /** Returns null if the status was not stored. The form then explains why. */
  async submitChoice(isEdit: boolean): Promise<Verification | null> {
    const answer = await this.form.submit(() => this.#submitChoice.execute({ state: this.state, isEdit }));
    return answer === null ? null : this.choiceAnswered(answer);
  }

  async submitDetails(): Promise<CareerStatusUpdated | null> {
    const answer = await this.form.submit(() => this.#submitDetails.execute({ state: this.state }));
    return answer === null ? null : this.detailsAnswered(answer);
  }

  suggested(companyName: string, jobProfile: string | undefined): void {
    this.choose('working');
    this.changeWorking({ companyName, ...(jobProfile === undefined ? {} : { jobProfile }) });
  }

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

  private fillDepartment(type: 'working' | 'unemployed'): void {
    const { jobProfile, departmentId } = this.state[type];
    if (departmentId !== null && departmentId !== this.#filledDepartment) return;
    this.#filledDepartment = usualDepartment(jobProfile ?? '', this.#departments.value ?? []);
    this.state = { ...this.state, [type]: { ...this.state[type], departmentId: this.#filledDepartment } };
    if (this.#filledDepartment !== null) this.form.changed('departmentId');
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
