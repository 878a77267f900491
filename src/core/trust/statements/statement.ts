import type { StatedAct } from '../moderation/acts.rules';
import type { CaseEntry } from '../moderation/case';

/** A statement to an author about what a moderator did, or about a complaint that says that it is not true. */
export interface Statement {
  readonly act: StatedAct;
  readonly kind: CaseEntry['kind'];
  /** The company or community. */
  readonly place: string;
  readonly title: string | null;
  /** The words meant. */
  readonly words: readonly string[];
  /** In its wording of that day; null if the contribution was published. */
  readonly rule: { readonly number: number; readonly title: string; readonly wording: string } | null;
  /** The month of the rules' wording. */
  readonly version: string;
  readonly origin: CaseEntry['origin'];
  /** `2026-11-20`. */
  readonly createdOn: string;
  readonly reply: ReplyState;
}

/** An author's appeal to another moderator, or answer to a complaint; days are `2026-11-20`. */
export interface ReplyState {
  readonly isOpen: boolean;
  /** The last day on which it is possible. */
  readonly until: string;
  /** The day on which it was sent; null for never. */
  readonly sentOn: string | null;
}

export interface ListedStatement {
  readonly statementId: string;
  /** The contribution of the user's that it is about; null for the first statements of November 2026. */
  readonly itemId: string | null;
  readonly statement: Statement;
}
