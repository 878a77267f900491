import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { Statement } from './statement';

/** Statements to the user. */
export interface Statements {
  /** Fails with `notFound` (`statement_not_found`) for one of another user, `unauthenticated` for a guest. */
  getStatement(named: { readonly statementId: string }): Promise<Result<Statement, Failure>>;
}

/** Names the Statements port in the container. */
export const StatementsPort: Key<Statements> = Symbol('Statements');
