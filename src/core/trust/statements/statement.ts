import type { StatedAct } from '../moderation/acts.rules';
import type { CaseEntry } from '../moderation/case';

export interface Statement {
  readonly act: StatedAct;
  readonly kind: CaseEntry['kind'];
  readonly place: string;
  readonly title: string | null;
  readonly words: readonly string[];
  /** The rule in the wording of the day of the decision, or null if the contribution was published. */
  readonly rule: { readonly number: number; readonly title: string; readonly wording: string } | null;
  /** The month of the rules' wording. */
  readonly version: string;
  readonly origin: CaseEntry['origin'];
  readonly createdOn: string;
  readonly reply: ReplyState;
}

/** Days have the form `2026-11-20`. */
export interface ReplyState {
  readonly isOpen: boolean;
  readonly until: string;
  readonly sentOn: string | null;
}

export interface ListedStatement {
  readonly statementId: string;
  /** The item that the statement is about. The first statements, of November 2026, name none. */
  readonly itemId: string | null;
  readonly statement: Statement;
}
