import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { Statement } from './statement';

/** Statements to the user. */
export interface Statements {
  /** Fails with `notFound` (`statement_not_found`) for one of another user, `unauthenticated` for a guest. */
  getStatement(named: { readonly statementId: string }): Promise<Result<Statement, Failure>>;
  /** Appeals to another moderator, once. Fails as `getStatement` does, and with `conflict` (`appeal_sent`, `appeal_closed`). */
  appealDecision(appeal: { readonly statementId: string; readonly sentence: string }): Promise<Result<null, Failure>>;
}

/** Names the Statements port in the container. */
export const StatementsPort: Key<Statements> = Symbol('Statements');
