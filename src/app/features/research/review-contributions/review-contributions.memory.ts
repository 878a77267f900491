import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReviewContributions } from '@/adapters/memory/research/contribute/memory-review-contributions';
import { wire } from '@/app/wire';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';

export const adapters = wire((provide) => {
  provide(MemoryReviewContributions, [MemoryBrowserKey], ReviewContributionsPort);
});
