import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ListedStatement, Statement } from './statement';

export interface Statements {
  /**
   * Fails with `notFound` (`statement_not_found`) for another user's statement, and with `unauthenticated` for a guest.
   */
  readonly getStatement: (named: { readonly statementId: string }) => Promise<Result<Statement, Failure>>;
  /** Lists statements, newest first, fifty at most. Fails with `unauthenticated` for a guest. */
  readonly listStatements: () => Promise<Result<{ readonly items: readonly ListedStatement[] }, Failure>>;
  /** Appeals to another moderator, once. Fails as `getStatement` does, and with `conflict` (`appeal_sent`, `appeal_closed`). */
  readonly appealDecision: (appeal: {
    readonly statementId: string;
    readonly sentence: string;
  }) => Promise<Result<null, Failure>>;
  /** Sends the user's answer to a complaint of untruth, once. Fails as `getStatement` does, and with `conflict` (`answer_sent`, `answer_closed`). */
  readonly answerComplaint: (answer: {
    readonly statementId: string;
    readonly sentence: string;
  }) => Promise<Result<null, Failure>>;
}

export const StatementsPort: Key<Statements> = Symbol('Statements');
