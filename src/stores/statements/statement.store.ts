import { makeAutoObservable } from 'mobx';
import type { Statement } from '@/core/statements/statement';
import type { Statements } from '@/core/statements/statements.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The statement of the address. */
export class StatementStore implements Personal {
  readonly #statement: Loadable<Statement, string>;
  #statementId = '';

  constructor(statements: Statements) {
    this.#statement = new Loadable((statementId) => statements.getStatement({ statementId }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<Statement> {
    return this.#statement.state;
  }

  /** Whether the user has no such statement. */
  get isUnknown(): boolean {
    return this.#statement.failure?.kind === 'notFound';
  }

  async show(statementId: string): Promise<void> {
    this.#statementId = statementId;
    await this.#statement.load(statementId);
  }

  /** Loads it again. */
  load(): Promise<void> {
    return this.#statement.refresh(this.#statementId);
  }

  forget(): void {
    this.#statement.reset();
  }
}
