import { ContainerModule } from 'inversify';
import { MemoryReviewContributions } from '@/adapters/memory/contribute/memory-review-contributions';
import { MemoryReviews } from '@/adapters/memory/reviews/memory-reviews';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';
import { ReviewsPort } from '@/core/reviews/reviews.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((browser) => new MemoryReviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ReviewContributionsPort)
    .toResolvedValue((browser) => new MemoryReviewContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
