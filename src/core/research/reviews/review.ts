import type { Proof } from '@/core/account/career-status/proof.rules';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { Page } from '@/core/kernel/common/page';
import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { YearsBand } from '@/core/research/cards/shown-card.rules';
import type { ReviewAspect } from './review-aspect.rules';

/** The company of a review, as links lead to it. */
export interface ReviewCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
}

/** A review of a company. What it shows of its author, enough people share together (core/research/cards). No review says a day. */
export interface Review {
  readonly id: string;
  readonly company: ReviewCompany;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
  /** 1 to 5. */
  readonly rating: number;
  /** 1 to 5; absent for one that was not rated. */
  readonly aspects: { readonly [Aspect in ReviewAspect]?: number };
  /** Null if it is not known, or so few share it that it could tell who wrote the review. */
  readonly designation: string | null;
  /** The family of the job title, if the title does not show. */
  readonly family: string | null;
  readonly department: string | null;
  readonly location: string | null;
  /** The state of the city, if the city does not show. */
  readonly state: string | null;
  readonly employment: EmploymentType | null;
  readonly isCurrent: boolean | null;
  /** Years at the company. */
  readonly years: number | null;
  /** Null if the years show. */
  readonly yearsBand: YearsBand | null;
  /** `2026-11`, `2026-Q4` or `2026`; null if too few share any of them. */
  readonly month: string | null;
  readonly isEdited: boolean;
  readonly editedMonth: string | null;
  readonly proof: Proof | null;
  readonly answer: EmployerAnswer | null;
  readonly helpful: number;
  readonly isHelpful: boolean;
  readonly isMine: boolean;
  /** Earlier reviews by the same author, the newest first; they count in no figure. */
  readonly earlier: readonly EarlierView[];
}

/** A review whose author has written a newer one of the company. */
export interface EarlierView {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
}

/** A page of reviews. `total` counts all pages, up to a number that is the highest counted (`isTotalCapped`). */
export interface ReviewPage extends Page<Review> {
  readonly total: number;
  readonly isTotalCapped: boolean;
}

/** A mark as helpful, with the count after it. */
export interface HelpfulTally {
  readonly isHelpful: boolean;
  readonly helpful: number;
}
