import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CommunitySummary } from '@/core/talk/communities/community';

export interface RephrasedPost {
  readonly title: string;
  readonly description: string;
  /** One of `REPHRASE_OUTCOMES`. A newer service may return others. */
  readonly responseType: string;
}

export interface PostFromReview {
  readonly title: string;
  readonly content: string;
  /** The community of the review's company, or null if there is none. */
  readonly community: CommunitySummary | null;
}

export interface WritingHelp {
  /** Rephrases a text and stores nothing. Fails with `invalid` (`writer_required`) for a user who is not a writer. */
  readonly rephrasePost: (wording: {
    readonly title: string;
    readonly description: string;
    readonly draftId: string;
  }) => Promise<Result<RephrasedPost, Failure>>;
  /**
   * Generates a post and stores nothing. Fails with `notFound` for an unknown review, and `invalid`
   * (`writer_required`).
   */
  readonly generateReviewPost: (review: { readonly reviewId: string }) => Promise<Result<PostFromReview, Failure>>;
  readonly listAbusiveWords: () => Promise<Result<{ readonly words: readonly string[] }, Failure>>;
}

export const WritingHelpPort: Key<WritingHelp> = Symbol('WritingHelp');
