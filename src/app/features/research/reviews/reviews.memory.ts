import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { wire } from '@/app/wire';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';

export const adapters = wire((provide) => {
  provide(MemoryReviews, [MemoryBrowserKey], ReviewsPort);
});
