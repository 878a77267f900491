import { makeAutoObservable } from 'mobx';
import { isAskedFromPosting } from '@/core/onboarding/onboarding-request';
import type { LoginContext } from '@/core/session/login-contexts';
import type { Requirement } from '@/core/session/roles';
import { gateOf, isReader, isWriter } from '@/core/session/roles';
import { OnboardingKey } from '../onboarding/keys';
import type { ProfileStore } from '../profile/profile.store';
import type { FeaturesStore } from '../shell/features.store';
import type { Access } from './access';
import { LoginKey } from './keys';
import type { SessionStore } from './session.store';

/** What the viewer may do, and the login or onboarding where a role is missing. */
export class AccessStore implements Access {
  readonly #session: SessionStore;
  readonly #profile: ProfileStore;
  readonly #features: FeaturesStore;

  constructor(session: SessionStore, profile: ProfileStore, features: FeaturesStore) {
    this.#session = session;
    this.#profile = profile;
    this.#features = features;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isLoggedIn(): boolean {
    return this.#session.isLoggedIn;
  }

  get isReader(): boolean {
    return isReader({ ...this.#flags, isLoggedIn: this.isLoggedIn });
  }

  get isWriter(): boolean {
    return isWriter({ ...this.#flags, isLoggedIn: this.isLoggedIn });
  }

  /** RO-GATES */
  require(role: Requirement, context: LoginContext | null): boolean {
    switch (gateOf(role, this)) {
      case 'allowed':
        return true;
      case 'login':
        void this.#features.ask(LoginKey, (login) =>
          login.open({ readerRequired: role === 'reader', writerRequired: role === 'writer' }, context),
        );
        return false;
      case 'onboarding':
        void this.#features.ask(OnboardingKey, (onboarding) =>
          onboarding.open({ required: role, openCreatePost: isAskedFromPosting(context) }),
        );
        return false;
    }
  }

  get #flags() {
    const { isReader, isWriter } = this.#profile;
    return { isReader, isWriter };
  }
}
