import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryReviewWriting } from '@/adapters/memory/memory-review-writing';
import { MemoryReviews } from '@/adapters/memory/memory-reviews';
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
