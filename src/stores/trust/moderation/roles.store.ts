import { makeAutoObservable } from 'mobx';
import type { Cases } from '@/core/trust/moderation/cases.port';
import type { OwnRoles } from '@/core/trust/moderation/role';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's roles. */
export class RolesStore implements PersonalStore {
  readonly #roles: Loadable<OwnRoles>;

  constructor(cases: Pick<Cases, 'getOwnRoles'>) {
    this.#roles = new Loadable(() => cases.getOwnRoles());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isModerator(): boolean {
    return this.#roles.value?.roles.includes('moderator') ?? false;
  }

  /** The number of open cases. Null until it is known, and if the user is no moderator. */
  get openCases(): number | null {
    return this.#roles.value?.openCases ?? null;
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
