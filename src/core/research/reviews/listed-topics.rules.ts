import { differByMoreThanChance } from '@/core/kernel/figures/chance.rules';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import type { FacetCount } from './review-figures';

const MAX_TOPICS = 5;
const MAX_DIVIDED = 2;

interface TopicSides<Topic extends FacetCount> {
  readonly liked: readonly Topic[];
  readonly disliked: readonly Topic[];
}

export interface DividedTopic {
  readonly value: string;
  readonly liked: number;
  readonly disliked: number;
}

interface ListedTopics<Topic extends FacetCount> extends TopicSides<Topic> {
  readonly divided: readonly DividedTopic[];
}

/**
 * Lists each topic on one side at most. If both sides have five reviews, the side with significantly more reviews gets
 * the topic. Without a significant difference, the topic divides people.
 */
export function listedTopics<Topic extends FacetCount>(sides: TopicSides<Topic>): ListedTopics<Topic> {
  const [liked, disliked] = [mostFirst(sides.liked), mostFirst(sides.disliked)];
  const both = liked.flatMap(({ value, count }) => {
    const other = disliked.find((topic) => topic.value === value);
    return other === undefined ? [] : [{ value, liked: count, disliked: other.count }];
  });
  const divided = both.filter((topic) => !isClear(topic));
  const isOnlyHere = ({ value, count }: FacetCount) =>
    both.every((topic) => topic.value !== value || (isClear(topic) && count === Math.max(topic.liked, topic.disliked)));
  return {
    liked: liked.filter(isOnlyHere).slice(0, MAX_TOPICS),
    disliked: disliked.filter(isOnlyHere).slice(0, MAX_TOPICS),
    divided: divided
      .toSorted((one, other) => other.liked + other.disliked - one.liked - one.disliked)
      .slice(0, MAX_DIVIDED),
  };
}

function mostFirst<Topic extends FacetCount>(topics: readonly Topic[]): readonly Topic[] {
  return topics.filter(({ count }) => isGroup(count)).toSorted((one, other) => other.count - one.count);
}

/** Returns true if the difference is more than chance, by the sign test. */
function isClear({ liked, disliked }: DividedTopic): boolean {
  return differByMoreThanChance(liked - disliked, Math.sqrt(liked + disliked), 0);
}
