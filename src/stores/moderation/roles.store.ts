import { makeAutoObservable } from 'mobx';
import type { Cases, Role } from '@/core/moderation/cases.port';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The user's roles. */
export class RolesStore implements Personal {
  readonly #roles: Loadable<{ readonly roles: readonly Role[] }>;

  constructor(cases: Pick<Cases, 'getOwnRoles'>) {
    this.#roles = new Loadable(() => cases.getOwnRoles());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isModerator(): boolean {
    return this.#roles.value?.roles.includes('moderator') ?? false;
  }

  get isKnown(): boolean {
    return this.#roles.value !== null;
  }

  load(): Promise<void> {
    return this.#roles.refresh();
  }

  forget(): void {
    this.#roles.reset();
  }
}
