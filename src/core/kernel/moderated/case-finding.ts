import type { ModerationRuleId } from './moderation-rules.rules';

/** The result of an automatic check of a contribution. */
export interface CaseFinding {
  readonly rule: ModerationRuleId;
  /** The words meant, as they are in the text; empty if it is about the whole. */
  readonly words: readonly string[];
  /** In words for a moderator: "62% like a live review". */
  readonly note: string;
  /** Set if it is for moderators alone: it keeps nothing from being published. */
  readonly isNoted?: true;
}
