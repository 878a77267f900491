import { makeAutoObservable } from 'mobx';
import type { Operations } from '@/core/trust/operations/operations';
import type { OperationsReading } from '@/core/trust/operations/operations.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { RolesStore } from '../moderation/roles.store';

type Roles = Pick<RolesStore, 'load' | 'isModerator' | 'isKnown'>;

/** The operator's figures. They load for moderators only, because a refused call would end the session. */
export class OperationsStore implements PersonalStore {
  readonly #operations: Loadable<Operations>;
  readonly #roles: Roles;

  constructor(operations: OperationsReading, roles: Roles) {
    this.#operations = new Loadable(() => operations.getOperations());
    this.#roles = roles;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<Operations> {
    return this.#operations.state;
  }

  get isClosed(): boolean {
    return this.#roles.isKnown && !this.#roles.isModerator;
  }

  async load(): Promise<void> {
    if (!this.#roles.isKnown) await this.#roles.load();
    if (!this.isClosed) await this.#operations.refresh();
  }

  forget(): void {
    this.#operations.reset();
  }
}
