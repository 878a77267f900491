import { makeAutoObservable } from 'mobx';
import type { ListedStatement } from '@/core/statements/statement';
import type { Statements } from '@/core/statements/statements.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The statements to the user, newest first. */
export class StatementListStore implements Personal {
  readonly #list: Loadable<{ readonly items: readonly ListedStatement[] }>;

  constructor(statements: Pick<Statements, 'listStatements'>) {
    this.#list = new Loadable(() => statements.listStatements());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<{ readonly items: readonly ListedStatement[] }> {
    return this.#list.state;
  }

  /** Whether the user is known to have none. */
  get isEmpty(): boolean {
    return this.#list.value?.items.length === 0;
  }

  /** Whether the user can still answer or appeal somewhere. */
  get hasOpen(): boolean {
    return this.#list.value?.items.some(({ statement }) => statement.reply.isOpen) ?? false;
  }

  /** Loads them; what is known stays meanwhile. */
  load(): Promise<void> {
    return this.#list.refresh();
  }

  forget(): void {
    this.#list.reset();
  }
}
