import { makeAutoObservable } from 'mobx';
import type { Cases } from '@/core/trust/moderation/cases.port';
import type { Role } from '@/core/trust/moderation/role';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';

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
