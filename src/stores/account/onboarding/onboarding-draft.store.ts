import { reaction } from 'mobx';
import type { CareerStatusState } from '@/core/account/career-status/career-status';
import type { OnboardingState, SavedPosition } from '@/core/account/onboarding/onboarding-state';
import {
  careerEditKeyOf,
  ONBOARDING_STORAGE_KEY,
  parseStoredOnboarding,
  serializeOnboarding,
} from '@/core/account/onboarding/stored-onboarding';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';

export interface DraftedForms {
  readonly session: Pick<SessionStore, 'userInfo'>;
  readonly profile: Pick<ProfileStore, 'profile'>;
  readonly anonymous: Pick<AnonymousProfileStore, 'userName' | 'avatar' | 'restore'>;
  readonly career: Pick<CareerStatusStore, 'state' | 'restore'>;
  readonly verification: Pick<EmailVerificationStore, 'email' | 'changeEmail'>;
}

/** The draft of an unfinished onboarding, on the device. Only its own user can restore it. */
export class OnboardingDraftStore {
  readonly #storage: KeyValueStorage;
  readonly #forms: DraftedForms;

  constructor(storage: KeyValueStorage, forms: DraftedForms) {
    this.#storage = storage;
    this.#forms = forms;
  }

  keep(positionOf: () => SavedPosition | null): void {
    reaction(
      () => {
        const position = positionOf();
        return position === null ? null : this.#serialized(position);
      },
      (text) => {
        if (text !== null) this.#storage.set(ONBOARDING_STORAGE_KEY, text);
      },
    );
  }

  /** Returns the draft's position, or null if there is no draft. Newer data from the service wins. */
  restore(done: Pick<OnboardingState, 'hasFilledUserProfile' | 'hasFilledCareerStatus'>): SavedPosition | null {
    const { anonymous, career, verification } = this.#forms;
    const owner = this.#owner;
    const draft = owner === null ? null : parseStoredOnboarding(this.#storage.get(ONBOARDING_STORAGE_KEY), owner);
    if (draft === null) return null;
    const { name, profileBio, careerStatusId } = career.state;
    if (!done.hasFilledUserProfile) anonymous.restore(draft.userName, draft.avatar);
    if (!done.hasFilledCareerStatus) career.restore({ ...draft.career, name, profileBio, careerStatusId });
    if (verification.email === '') verification.changeEmail(draft.email);
    return draft.position;
  }

  discard(): void {
    this.#storage.remove(ONBOARDING_STORAGE_KEY);
  }

  keepEdit(isEditing: () => boolean): void {
    reaction(
      () => (isEditing() ? this.#serialized(null) : null),
      (text) => {
        if (text !== null && this.#owner !== null) this.#storage.set(careerEditKeyOf(this.#owner), text);
      },
    );
  }

  /** Restores a change that the end of a session or page interrupted. Ignored if the service has another status now. */
  restoreEdit(): void {
    const { career } = this.#forms;
    const { state } = career;
    const owner = this.#owner;
    const draft = owner === null ? null : parseStoredOnboarding(this.#storage.get(careerEditKeyOf(owner)), owner);
    if (draft === null || draft.base !== this.#base) return;
    const proofOf = ({ verified, source }: Pick<CareerStatusState['working'], 'verified' | 'source'>) => ({
      verified,
      source,
    });
    const { working, student, unemployed, selectedOption } = draft.career;
    career.restore({
      ...state,
      selectedOption,
      working: { ...working, workEmail: state.working.workEmail, ...proofOf(state.working) },
      student: { ...student, studentEmail: state.student.studentEmail, ...proofOf(state.student) },
      unemployed: { ...unemployed, ...proofOf(state.unemployed) },
    });
  }

  restoreAddress(): void {
    const owner = this.#owner;
    const draft = owner === null ? null : parseStoredOnboarding(this.#storage.get(careerEditKeyOf(owner)), owner);
    const { verification } = this.#forms;
    if (draft !== null && verification.email === '') verification.changeEmail(draft.email);
  }

  /** Must not be called at the end of a session, because nobody is signed in then. */
  discardEdit(): void {
    if (this.#owner !== null) this.#storage.remove(careerEditKeyOf(this.#owner));
  }

  get #owner(): string | null {
    return this.#forms.session.userInfo?.UserId ?? null;
  }

  get #base(): string {
    const { type, working, student, unemployed } = this.#forms.profile.profile?.careerStatus ?? {};
    return [type, working?.companyName ?? unemployed?.companyName, student?.collegeName].join('|');
  }

  #serialized(position: SavedPosition | null): string | null {
    const { anonymous, career, verification } = this.#forms;
    const { userName, avatar } = anonymous;
    const owner = this.#owner;
    return owner === null
      ? null
      : serializeOnboarding(
          { position, userName, avatar, career: career.state, email: verification.email, base: this.#base },
          owner,
        );
  }
}
