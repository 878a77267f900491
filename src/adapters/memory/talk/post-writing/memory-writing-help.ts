import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { MAX_REPHRASES_PER_DAY, MAX_REPHRASES_PER_DRAFT } from '@/core/talk/post-writing/rephrase.rules';
import { reworded } from '@/core/talk/post-writing/reword.rules';
import type { PostFromReview, RephrasedPost, WritingHelp } from '@/core/talk/post-writing/writing-help.port';
import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { postAboutReview } from '@/core/talk/posting/review-post.rules';
import { CommunityRecords } from '../communities/community-records';

export class RephraseRecords {
  readonly counts = new Map<string, number>();

  count(of: string, limit: number): boolean {
    const count = this.counts.get(of) ?? 0;
    if (count >= limit) return false;
    this.counts.set(of, count + 1);
    return true;
  }
}

export class MemoryWritingHelp implements WritingHelp {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  rephrasePost(input: {
    readonly title: string;
    readonly description: string;
    readonly draftId: string;
  }): Promise<Result<RephrasedPost, Failure>> {
    const { draftId, ...wording } = input;
    return this.#browser.askSignedIn('rephrasePost', { input }, (viewer) => {
      const { world } = this.#browser;
      if (!world.records(RoleRecords).of(viewer).isWriter) return writersOnly();
      const counts = world.records(RephraseRecords);
      const said = (responseType: string): Result<RephrasedPost, never> => ok({ ...wording, responseType });
      if (!counts.count(`${viewer.id} ${draftId.toLowerCase()}`, MAX_REPHRASES_PER_DRAFT)) {
        return said('POST_LIMIT_EXCEEDED');
      }
      if (!counts.count(viewer.id, MAX_REPHRASES_PER_DAY)) return said('USER_LIMIT_EXCEEDED');
      const better = reworded(wording, MAX_TITLE_LENGTH);
      return better === 'junk' ? said('JUNK') : ok({ ...better, responseType: 'VALID' });
    });
  }

  generateReviewPost(review: { readonly reviewId: string }): Promise<Result<PostFromReview, Failure>> {
    return this.#browser.askSignedIn('generateReviewPost', { body: review }, (viewer) => {
      const { world } = this.#browser;
      if (!world.records(RoleRecords).of(viewer).isWriter) return writersOnly();
      const found = world.records(ReviewRecords).all.find(({ id }) => id === review.reviewId.toLowerCase());
      const company = world.records(CompanyRecords).all.find(({ companyId }) => companyId === found?.companyId);
      if (found === undefined || company === undefined) {
        return refusal(404, 'review_not_found', reviewRefusals.notFound);
      }
      const [type, entityId] = ['company', company.companyId] as const;
      const community = world.records(CommunityRecords).find({ type, entityId });
      const { rating, likes, dislikes } = found;
      return ok({
        ...postAboutReview({ company: company.companyName, rating, likes, dislikes }),
        community: community && { type, entityId, name: community.name, slug: community.slug, logo: community.logo },
      });
    });
  }

  listAbusiveWords(): Promise<Result<{ readonly words: readonly string[] }, Failure>> {
    return this.#browser.ask('listAbusiveWords', {}, () => ok({ words: ['bewakoof', 'idiot', 'moron'] }));
  }
}

function writersOnly() {
  return refusal(422, 'writer_required', postRefusals.writerRequired);
}
