import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReviewContributions } from '@/adapters/memory/research/contribute/memory-review-contributions';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReviewContributionsPort)
    .toResolvedValue((browser) => new MemoryReviewContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
