import type { ModerationAct } from '../moderation/acts.rules';
import type { CaseEntry } from '../moderation/case';

/** A statement to an author about what a moderator did. */
export interface Statement {
  readonly act: ModerationAct;
  readonly kind: CaseEntry['kind'];
  /** The company or community. */
  readonly place: string;
  readonly title: string | null;
  /** The words meant. */
  readonly words: readonly string[];
  /** In its wording of that day; null where the contribution was published. */
  readonly rule: { readonly number: number; readonly title: string; readonly wording: string } | null;
  /** The month of the rules' wording. */
  readonly version: string;
  readonly origin: CaseEntry['origin'];
  /** `2026-11-20`. */
  readonly createdOn: string;
  readonly appeal: AppealState;
}

/** An author's appeal to another moderator; days are `2026-11-20`. */
export interface AppealState {
  /** Whether the user can appeal now. */
  readonly isOpen: boolean;
  /** The last day on which it is possible. */
  readonly until: string;
  /** The day on which it was sent; null for never. */
  readonly sentOn: string | null;
}
