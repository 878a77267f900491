import { isGroup } from '@/core/kernel/figures/figures.rules';
import type { FacetCount } from './review-figures';

const MAX_TOPICS = 5;

export function listedTopics<Topic extends FacetCount>(topics: readonly Topic[]): readonly Topic[] {
  return topics
    .filter(({ count }) => isGroup(count))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_TOPICS);
}
