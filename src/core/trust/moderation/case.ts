import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import type { NearCompany } from '@/core/research/company/company-card';
import type { ModerationAct } from './acts.rules';

/** A contribution that a moderator has to decide on. */
export interface CaseEntry {
  readonly caseId: string;
  readonly kind: ModeratedKindName;
  /** The company or community. */
  readonly place: string;
  readonly origin: CaseOrigin;
  readonly ground: Ground;
  /** ISO 8601 in UTC. */
  readonly dueAt: string;
  readonly findings: number;
  readonly reports: number;
  /** The last day on which its author may answer a complaint of untruth, `2026-11-23`; it is decided after it. Null if nothing is waited for. */
  readonly answerUntil: string | null;
  /** True if a moderator has it in hand. */
  readonly claim: 'free' | 'mine' | 'other';
}

/** The most urgent cases, and the number of all open ones. */
export interface CaseQueue {
  readonly cases: readonly CaseEntry[];
  readonly open: number;
}

/** The places of a form that a text of a contribution is from; `PICTURE` and `VIDEO` have an address. */
export type ItemLabel =
  | 'TEXT'
  | 'LIKES'
  | 'DISLIKES'
  | 'STORY'
  | 'ROUND'
  | 'QUESTION'
  | 'OPTION'
  | 'CAPTION'
  | 'PICTURE'
  | 'VIDEO'
  | 'LINK'
  | 'BYLINE'
  | 'FACT';

/** A case in the moderator's hands, with all that a decision needs: never who wrote, and no stars. */
export interface ClaimedCase {
  readonly case: CaseEntry;
  /** True if everybody reads the contribution now. */
  readonly isLive: boolean;
  readonly title: string | null;
  readonly context: string | null;
  /** The address of the page that shows it. */
  readonly path: string;
  readonly parts: readonly { readonly label: ItemLabel; readonly text: string }[];
  /** Companies with names like that of a company that was added, at most five; empty for another kind. */
  readonly near: readonly NearCompany[];
  readonly findings: readonly CaseFinding[];
  readonly reports: readonly { readonly reason: ReportReason; readonly details: string | null }[];
  readonly complaints: readonly { readonly ground: Ground; readonly details: string | null }[];
  /** The author's sentence against the first decision; null for none. */
  readonly appeal: string | null;
  /** The author's answer to a complaint of untruth; null for none. */
  readonly answer: string | null;
  /** Names the state that the moderator reads. */
  readonly seen: string;
}

/** A decision about what the moderator has `seen`. */
export interface CaseDecision {
  readonly verdict: 'keep' | 'remove';
  /** The rule that is broken; null for `keep`. */
  readonly rule: ModerationRuleId | null;
  readonly words: readonly string[];
  readonly seen: string;
  /** The company of the catalogue that an added one is, by its name in addresses. */
  readonly sameAs?: string;
}

/** A decision that was taken. */
export interface DecidedCase {
  readonly act: ModerationAct;
  /** The moment after which it cannot be undone; ISO 8601 in UTC. */
  readonly settlesAt: string;
  /** The stars of a review; null for none. */
  readonly rating: number | null;
}
