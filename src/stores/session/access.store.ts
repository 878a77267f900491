import { makeAutoObservable } from 'mobx';
import type { LoginContext } from '@/core/session/login-contexts';
import type { Requirement } from '@/core/session/roles';
import { gateOf, isReader, isWriter } from '@/core/session/roles';
import type { ProfileStore } from '../profile/profile.store';
import type { DeferredStore } from '../shell/deferred.store';
import type { Access } from './access';
import type { SessionStore } from './session.store';

/** Who looks at the page, and the way in where something is missing. */
export class AccessStore implements Access {
  constructor(
    private readonly session: SessionStore,
    private readonly profile: ProfileStore,
    private readonly deferred: DeferredStore,
  ) {
    makeAutoObservable<this, 'session' | 'profile' | 'deferred'>(
      this,
      { session: false, profile: false, deferred: false },
      { autoBind: true },
    );
  }

  get isLoggedIn(): boolean {
    return this.session.isLoggedIn;
  }

  get isReader(): boolean {
    return isReader({ ...this.flags, isLoggedIn: this.isLoggedIn });
  }

  get isWriter(): boolean {
    return isWriter({ ...this.flags, isLoggedIn: this.isLoggedIn });
  }

  /** RO-GATES */
  require(role: Requirement, context: LoginContext | null, openCreatePost = false): boolean {
    switch (gateOf(role, this)) {
      case 'allowed':
        return true;
      case 'login':
        void this.deferred.ask(({ login }) =>
          login.open({ readerRequired: role === 'reader', writerRequired: role === 'writer' }, context),
        );
        return false;
      case 'onboarding':
        void this.deferred.ask(({ onboarding }) => onboarding.open({ required: role, openCreatePost }));
        return false;
    }
  }

  private get flags() {
    const { isReader, isWriter } = this.profile;
    return { isReader, isWriter };
  }
}
