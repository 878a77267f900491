import type { Proof } from '@/core/account/career-status/proof.rules';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { Page } from '@/core/kernel/common/page';
import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { YearsBand } from '@/core/research/cards/shown-card.rules';
import type { ReviewAspect } from './review-aspect.rules';

/** A review. Facts of the author show only if enough people share them (core/research/cards). No review shows a day. */
export interface Review {
  readonly id: string;
  readonly company: NamedCompany;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
  readonly rating: number;
  readonly aspects: { readonly [Aspect in ReviewAspect]?: number };
  /** Null if unknown, or if too few people share it, which could identify the author. */
  readonly designation: string | null;
  readonly family: string | null;
  readonly department: string | null;
  readonly location: string | null;
  readonly state: string | null;
  readonly employment: EmploymentType | null;
  readonly isCurrent: boolean | null;
  readonly years: number | null;
  readonly yearsBand: YearsBand | null;
  /** `2026-11`, `2026-Q4` or `2026`. Null if too few people share even the year. */
  readonly month: string | null;
  readonly isEdited: boolean;
  readonly editedMonth: string | null;
  readonly proof: Proof | null;
  readonly answer: EmployerAnswer | null;
  readonly helpful: number;
  readonly isHelpful: boolean;
  readonly isMine: boolean;
  /** Earlier reviews, newest first. No figure counts them. */
  readonly earlier: readonly EarlierView[];
}

export interface EarlierView {
  readonly id: string;
  readonly rating: number;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
}

/** A page of reviews. `total` spans all pages, up to a maximum (`isTotalCapped`). */
export interface ReviewPage extends Page<Review> {
  readonly total: number;
  readonly isTotalCapped: boolean;
}

export interface HelpfulTally {
  readonly isHelpful: boolean;
  readonly helpful: number;
}
