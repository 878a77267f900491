import { makeAutoObservable } from 'mobx';
import { buildCareerChoice } from '@/core/career-status/career-choice';
import { buildStudentDetails, buildUnemployedDetails, buildWorkingDetails } from '@/core/career-status/career-details';
import { careerMessages } from '@/core/career-status/career-messages';
import type {
  CareerStatusState,
  CareerType,
  StudentCareer,
  UnemployedCareer,
  WorkingCareer,
} from '@/core/career-status/career-status';
import { emptyCareerStatus, withCareerStatus } from '@/core/career-status/career-status';
import type { CareerStatusCreated, CareerStatuses, CareerStatusUpdated } from '@/core/career-status/career-status.port';
import type { FieldMessages } from '@/core/career-status/field-messages';
import { withToldCareer } from '@/core/career-status/told-career';
import type { Verification } from '@/core/career-status/verification';
import { withVerification } from '@/core/career-status/with-verification';
import type { Dropdown } from '@/core/catalog/dropdown.port';
import type { DropdownItem, DropdownList } from '@/core/catalog/dropdown-item';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { fail, ok } from '@/core/common/result';
import type { Scheduler } from '@/core/common/scheduler.port';
import type { Profile } from '@/core/profile/profile';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';
import { SuggestionsStore } from './suggestions.store';

/** What can be typed of each sub-object; the rest is the services' to say. */
export type WorkingChange = Partial<Omit<WorkingCareer, 'verified' | 'source' | 'workEmail'>>;
export type StudentChange = Partial<Omit<StudentCareer, 'verified' | 'source' | 'studentEmail'>>;
export type UnemployedChange = Partial<Omit<UnemployedCareer, 'verified' | 'source' | 'workEmail'>>;

/** The lists that are too long to be shown whole. */
export type SuggestedList = Exclude<DropdownList, 'department' | 'industry'>;

const PUT = { 'x-http-method-override': 'PUT' } as const;

/** What one does for a living: typed, told, changed. */
export class CareerStatusStore {
  state: CareerStatusState = emptyCareerStatus;
  /** One sentence per field that needs attention. */
  messages: FieldMessages = {};
  departments: LoadState<readonly DropdownItem[]> = idle;
  industries: LoadState<readonly DropdownItem[]> = idle;
  isSaving = false;
  /** Counts the times that a form could not be sent, so that the view leads to the first wrong field. */
  refusals = 0;
  readonly suggestions: Readonly<Record<SuggestedList, SuggestionsStore>>;

  constructor(
    private readonly statuses: CareerStatuses,
    private readonly dropdown: Dropdown,
    private readonly toasts: Toasts,
    scheduler: Scheduler,
  ) {
    const suggesting = (list: SuggestedList) => new SuggestionsStore(list, dropdown, scheduler);
    this.suggestions = {
      company: suggesting('company'),
      college: suggesting('college'),
      jobProfile: suggesting('jobProfile'),
      location: suggesting('location'),
      course: suggesting('course'),
      specialization: suggesting('specialization'),
    };
    makeAutoObservable<this, 'statuses' | 'dropdown' | 'toasts'>(
      this,
      { suggestions: false, statuses: false, dropdown: false, toasts: false },
      { autoBind: true },
    );
  }

  /** Takes what the profile says. */
  prefill({ careerStatus, careerStatusId, name, profileBio }: Profile): void {
    const state = { ...this.state, name, profileBio };
    this.state = careerStatus === null ? state : withCareerStatus(state, careerStatus, careerStatusId);
  }

  /** Puts back what was typed before a reload. */
  restore(state: CareerStatusState): void {
    this.state = state;
  }

  /** Departments and industries, once. */
  async loadLists(): Promise<void> {
    await Promise.all([this.loadDepartments(), this.loadIndustries()]);
  }

  choose(selectedOption: CareerType): void {
    this.state = { ...this.state, selectedOption };
    this.messages = {};
  }

  changeWorking(change: WorkingChange): void {
    this.state = { ...this.state, working: { ...this.state.working, ...change } };
    this.forgetMessages(change);
  }

  changeStudent(change: StudentChange): void {
    this.state = { ...this.state, student: { ...this.state.student, ...change } };
    this.forgetMessages(change);
  }

  changeUnemployed(change: UnemployedChange): void {
    this.state = { ...this.state, unemployed: { ...this.state.unemployed, ...change } };
    this.forgetMessages(change);
  }

  /** Tells the first half: the type with its company or college. Null where it could not be done. */
  async submitChoice(isEdit: boolean): Promise<Verification | null> {
    if (this.isSaving) return null;
    const choice = buildCareerChoice(this.state, isEdit);
    if (!choice.ok) return this.needsAttention(choice.failure);
    this.started();
    return this.created(await this.statuses.createCareerStatus(choice.value));
  }

  /** Tells the rest. Does nothing before there is a career status (VA-CAREER-NOID); null where it could not be done. */
  async submitDetails(): Promise<CareerStatusUpdated | null> {
    const { careerStatusId } = this.state;
    if (this.isSaving || careerStatusId === null) return null;
    const call = this.detailsCall({ careerStatusId });
    if (!call.ok) return this.needsAttention(call.failure);
    this.started();
    return this.updated(await call.value());
  }

  /** The address was proved. */
  verified(verification: Verification): void {
    this.state = withVerification(this.state, verification);
  }

  /** Nobody, or somebody else, is signed in. */
  reset(): void {
    this.state = emptyCareerStatus;
    this.messages = {};
  }

  /** What stores the details of the chosen type, or what is missing for it. */
  private detailsCall(path: {
    readonly careerStatusId: number;
  }): Result<() => Promise<Result<CareerStatusUpdated, Failure>>, FieldMessages> {
    const { statuses } = this;
    const { selectedOption, working, student, unemployed } = this.state;
    switch (selectedOption) {
      case null:
        return fail({ selectedOption: careerMessages.careerType });
      case 'working': {
        const details = buildWorkingDetails(working);
        return details.ok ? ok(() => statuses.updateCareerStatus(path, details.value, PUT)) : details;
      }
      case 'student': {
        const details = buildStudentDetails(student);
        return details.ok ? ok(() => statuses.updateCareerStatus(path, details.value, PUT)) : details;
      }
      case 'unemployed': {
        const details = buildUnemployedDetails(unemployed);
        return details.ok ? ok(() => statuses.updateUnemployedCareerStatus(path, details.value, PUT)) : details;
      }
    }
  }

  private started(): void {
    this.isSaving = true;
    this.messages = {};
  }

  private created(answer: Result<CareerStatusCreated, Failure>): Verification | null {
    if (!answer.ok) return this.refused(answer.failure);
    this.isSaving = false;
    const { careerStatus, careerStatusId, verified, verificationSource } = answer.value;
    this.state = withToldCareer(this.state, careerStatus, careerStatusId);
    return { verified, verificationSource };
  }

  private updated(answer: Result<CareerStatusUpdated, Failure>): CareerStatusUpdated | null {
    if (!answer.ok) return this.refused(answer.failure);
    this.isSaving = false;
    this.state = withVerification(this.state, answer.value);
    return answer.value;
  }

  /** The toast says that it failed (ER-CAREER-POST), the fields why. */
  private refused({ fields }: Failure): null {
    this.isSaving = false;
    this.toasts.show(createToast('failure', careerMessages.postFailed));
    return this.needsAttention(
      Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.').at(-1) ?? path, message])),
    );
  }

  private needsAttention(messages: FieldMessages): null {
    this.messages = messages;
    this.refusals += 1;
    return null;
  }

  private forgetMessages(change: object): void {
    const changed = new Set(Object.keys(change));
    this.messages = Object.fromEntries(Object.entries(this.messages).filter(([field]) => !changed.has(field)));
  }

  private async loadDepartments(): Promise<void> {
    if (this.departments.state === 'ready' || this.departments.state === 'loading') return;
    this.departments = loading;
    this.departmentsArrived(await this.dropdown.listDepartments());
  }

  private async loadIndustries(): Promise<void> {
    if (this.industries.state === 'ready' || this.industries.state === 'loading') return;
    this.industries = loading;
    this.industriesArrived(await this.dropdown.listIndustries());
  }

  private departmentsArrived(answer: Result<readonly DropdownItem[], Failure>): void {
    this.departments = answer.ok ? ready(answer.value) : failed(answer.failure);
  }

  private industriesArrived(answer: Result<readonly DropdownItem[], Failure>): void {
    this.industries = answer.ok ? ready(answer.value) : failed(answer.failure);
  }
}
