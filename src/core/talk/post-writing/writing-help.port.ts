import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CommunitySummary } from '@/core/talk/communities/community';

/** A post in other words, or as it was, by its outcome. */
export interface RephrasedPost {
  readonly title: string;
  readonly description: string;
  /** One of `REPHRASE_OUTCOMES`; a later version of the service may know more. */
  readonly responseType: string;
}

/** The beginning of a post about a review. */
export interface BegunPost {
  readonly title: string;
  readonly content: string;
  /** That of the review's company; null for none. */
  readonly community: CommunitySummary | null;
}

export interface WritingHelp {
  /** Puts a post into other words; nothing is stored. `invalid` (`writer_required`) for a user who is no writer. */
  readonly rephrasePost: (wording: {
    readonly title: string;
    readonly description: string;
    readonly draftId: string;
  }) => Promise<Result<RephrasedPost, Failure>>;
  /** Begins a post about a review; nothing is stored. `notFound` if there is no such review, `invalid` (`writer_required`). */
  readonly generateReviewPost: (review: { readonly reviewId: string }) => Promise<Result<BegunPost, Failure>>;
  /** Words that hurt, in small letters. */
  readonly listAbusiveWords: () => Promise<Result<{ readonly words: readonly string[] }, Failure>>;
}

export const WritingHelpPort: Key<WritingHelp> = Symbol('WritingHelp');
