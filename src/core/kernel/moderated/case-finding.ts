import type { ModerationRuleId } from './moderation-rules.rules';

export interface CaseFinding {
  readonly rule: ModerationRuleId;
  readonly words: readonly string[];
  /** A note for moderators, such as "62% like a live review". */
  readonly note: string;
  readonly isNoted?: true;
}
