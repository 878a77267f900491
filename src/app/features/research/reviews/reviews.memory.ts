import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((browser) => new MemoryReviews(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
