import { makeAutoObservable } from 'mobx';
import type { LoginContext } from '@/core/account/session/login-contexts';
import type { UserType } from '@/core/account/session/roles';
import { accessGate, isReader, isWriter } from '@/core/account/session/roles';
import type { Intent } from '@/core/talk/intents/intent';
import type { ProfileStore } from '../profile/profile.store';
import type { Access } from './access';
import type { SessionStore } from './session.store';

export interface RoleActions {
  readonly keep: (intent: Intent) => void;
  readonly logIn: (role: UserType, context: LoginContext | null) => void;
  /** `isToPost` is true if the viewer wants to write a post. */
  readonly onboard: (role: UserType, isToPost: boolean) => void;
}

/** The permissions of the viewer, and the login or onboarding if a role is missing. */
export class AccessStore implements Access {
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;
  readonly #profile: Pick<ProfileStore, 'isReader' | 'isWriter'>;
  readonly #ways: RoleActions;

  constructor(
    session: Pick<SessionStore, 'isLoggedIn'>,
    profile: Pick<ProfileStore, 'isReader' | 'isWriter'>,
    ways: RoleActions,
  ) {
    this.#session = session;
    this.#profile = profile;
    this.#ways = ways;
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

  require(role: UserType, context: LoginContext | null, intent?: Intent): boolean {
    const gate = accessGate(role, this);
    if (gate !== 'allowed' && intent !== undefined) this.#ways.keep(intent);
    switch (gate) {
      case 'allowed':
        return true;
      case 'login':
        this.#ways.logIn(role, context);
        return false;
      case 'onboarding':
        this.#ways.onboard(role, intent?.kind === 'writePost');
        return false;
    }
  }

  get #flags() {
    const { isReader, isWriter } = this.#profile;
    return { isReader, isWriter };
  }
}
