import { makeAutoObservable } from 'mobx';
import type { Operations } from '@/core/operations/operations';
import type { OperationsReading } from '@/core/operations/operations.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The operator's figures, loaded for moderators only: a refused call would end the session. */
export class OperationsStore implements Personal {
  readonly #operations: Loadable<Operations>;
  readonly #roles: { readonly isModerator: boolean };

  constructor(operations: OperationsReading, roles: { readonly isModerator: boolean }) {
    this.#operations = new Loadable(() => operations.getOperations());
    this.#roles = roles;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<Operations> {
    return this.#operations.state;
  }

  /** Does nothing for others than moderators. */
  async load(): Promise<void> {
    if (this.#roles.isModerator) await this.#operations.refresh();
  }

  forget(): void {
    this.#operations.reset();
  }
}
