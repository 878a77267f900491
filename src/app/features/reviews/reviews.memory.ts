import { ContainerModule } from 'inversify';
import { MemoryReviews } from '@/adapters/memory/reviews/memory-reviews';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ReviewsPort } from '@/core/reviews/reviews.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((browser) => new MemoryReviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
