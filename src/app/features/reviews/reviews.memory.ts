import { ContainerModule } from 'inversify';
import { MemoryReviewWriting } from '@/adapters/memory/contribute/memory-review-writing';
import { MemoryReviews } from '@/adapters/memory/reviews/memory-reviews';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ReviewWritingPort } from '@/core/contribute/review-writing.port';
import { ReviewsPort } from '@/core/reviews/reviews.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((browser) => new MemoryReviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ReviewWritingPort)
    .toResolvedValue((browser) => new MemoryReviewWriting(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
