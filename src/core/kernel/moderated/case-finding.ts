import type { ModerationRuleId } from './moderation-rules.rules';

export interface CaseFinding {
  readonly rule: ModerationRuleId;
  readonly words: readonly string[];
  /** "62% like a live review", for moderators. */
  readonly note: string;
  readonly isNoted?: true;
}
