import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import type { NearCompany } from '@/core/research/company/company-card';
import type { ModerationAct } from './acts.rules';

export interface CaseEntry {
  readonly caseId: string;
  readonly kind: ModeratedKindName;
  readonly place: string;
  readonly origin: CaseOrigin;
  readonly ground: Ground;
  readonly dueAt: string;
  readonly findings: number;
  readonly reports: number;
  readonly answerUntil: string | null;
  readonly claim: 'free' | 'mine' | 'other';
}

export interface CaseQueue {
  readonly cases: readonly CaseEntry[];
  readonly open: number;
}

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

/** A claimed case with everything that a decision needs, but without the author and the stars. */
export interface ClaimedCase {
  readonly case: CaseEntry;
  readonly isLive: boolean;
  readonly title: string | null;
  readonly context: string | null;
  readonly path: string;
  readonly parts: readonly { readonly label: ItemLabel; readonly text: string }[];
  readonly near: readonly NearCompany[];
  readonly findings: readonly CaseFinding[];
  readonly reports: readonly { readonly reason: ReportReason; readonly details: string | null }[];
  readonly complaints: readonly { readonly ground: Ground; readonly details: string | null }[];
  readonly appeal: string | null;
  readonly answer: string | null;
  /** Identifies the state that the moderator has read. */
  readonly seen: string;
}

export interface CaseDecision {
  readonly verdict: 'keep' | 'remove';
  readonly rule: ModerationRuleId | null;
  readonly words: readonly string[];
  readonly seen: string;
  readonly sameAs?: string;
}

export interface DecidedCase {
  readonly act: ModerationAct;
  /** The moment after which the decision cannot be undone, ISO 8601 in UTC. */
  readonly settlesAt: string;
  readonly rating: number | null;
}
