import { ContainerModule } from 'inversify';
import { MemoryReviewContributions } from '@/adapters/memory/contribute/memory-review-contributions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewContributionsPort)
    .toResolvedValue((browser) => new MemoryReviewContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
