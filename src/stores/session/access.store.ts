import { makeAutoObservable } from 'mobx';
import type { Intent } from '@/core/intents/intent';
import type { LoginContext } from '@/core/session/login-contexts';
import type { UserType } from '@/core/session/roles';
import { gateOf, isReader, isWriter } from '@/core/session/roles';
import { IntentsKey } from '../intents/keys';
import { OnboardingKey } from '../onboarding/keys';
import type { ProfileStore } from '../profile/profile.store';
import type { FeaturesStore } from '../shell/features.store';
import type { Access } from './access';
import { LoginKey } from './keys';
import type { SessionStore } from './session.store';

/** The permissions of the viewer, and the login or onboarding if a role is missing. */
export class AccessStore implements Access {
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;
  readonly #profile: Pick<ProfileStore, 'isReader' | 'isWriter'>;
  readonly #features: Pick<FeaturesStore, 'ask'>;

  constructor(
    session: Pick<SessionStore, 'isLoggedIn'>,
    profile: Pick<ProfileStore, 'isReader' | 'isWriter'>,
    features: Pick<FeaturesStore, 'ask'>,
  ) {
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
  require(role: UserType, context: LoginContext | null, intent?: Intent): boolean {
    const gate = gateOf(role, this);
    if (gate !== 'allowed' && intent !== undefined) {
      void this.#features.ask(IntentsKey, (intents) => intents.keep(intent));
    }
    switch (gate) {
      case 'allowed':
        return true;
      case 'login':
        void this.#features.ask(LoginKey, (login) =>
          login.open({ readerRequired: role === 'READER', writerRequired: role === 'WRITER' }, context),
        );
        return false;
      case 'onboarding':
        void this.#features.ask(
          OnboardingKey,
          (onboarding) => void onboarding.open({ required: role, openCreatePost: intent?.kind === 'writePost' }),
        );
        return false;
    }
  }

  get #flags() {
    const { isReader, isWriter } = this.#profile;
    return { isReader, isWriter };
  }
}
