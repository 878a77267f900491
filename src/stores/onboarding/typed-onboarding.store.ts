import { reaction } from 'mobx';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { SavedPosition } from '@/core/onboarding/onboarding-state';
import {
  ONBOARDING_STORAGE_KEY,
  parseStoredOnboarding,
  serializeOnboarding,
} from '@/core/onboarding/stored-onboarding';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { EmailVerificationStore } from '../career-status/email-verification.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import type { SessionStore } from '../session/session.store';

/** Keeps on the device what somebody has typed into the forms of onboarding, and puts it back. */
export class TypedOnboardingStore {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly session: SessionStore,
    private readonly anonymous: AnonymousProfileStore,
    private readonly career: CareerStatusStore,
    private readonly verification: EmailVerificationStore,
  ) {}

  /** Keeps what is typed from now on, whenever it changes while there is a position to come back to. */
  keep(positionOf: () => SavedPosition | null): void {
    reaction(
      () => {
        const position = positionOf();
        return position === null ? null : this.serialized(position);
      },
      (text) => {
        if (text !== null) this.storage.set(ONBOARDING_STORAGE_KEY, text);
      },
    );
  }

  /** Fills the forms with what was kept for this person; answers where they were, null for nothing. */
  restore(): SavedPosition | null {
    const owner = this.owner;
    const typed = owner === null ? null : parseStoredOnboarding(this.storage.get(ONBOARDING_STORAGE_KEY), owner);
    if (typed === null) return null;
    const { name, profileBio, careerStatusId } = this.career.state;
    this.anonymous.restore(typed.userName, typed.avatar);
    this.career.restore({ ...typed.career, name, profileBio, careerStatusId });
    if (this.verification.email === '') this.verification.typeEmail(typed.email);
    return typed.position;
  }

  /** Forgets it, because all is done. */
  forget(): void {
    this.storage.remove(ONBOARDING_STORAGE_KEY);
  }

  private get owner(): string | null {
    return this.session.userInfo?.UserId ?? null;
  }

  private serialized(position: SavedPosition): string | null {
    const { anonymous, career, verification, owner } = this;
    if (owner === null) return null;
    const { userName, avatar } = anonymous;
    return serializeOnboarding({ position, userName, avatar, career: career.state, email: verification.email }, owner);
  }
}
