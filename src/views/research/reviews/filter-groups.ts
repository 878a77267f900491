import type { ReviewFacets, ReviewFigures } from '@/core/research/reviews/review-figures';
import type { ReviewFilterKey, ReviewSelection } from '@/core/research/reviews/review-filters';
import {
  countsOf,
  offeredFilterOptions,
  REVIEW_FILTER_KEYS,
  reviewAddressOf,
  withToggled,
} from '@/core/research/reviews/review-filters';
import { AUTHOR_FILTER_GROUPS } from '@/core/research/reviews/review-limits.rules';
import { REVIEW_TOPICS } from '@/core/research/reviews/review-topics';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { messages } from './messages';

/** `facets` counts the reviews of each option, or null while unknown. */
export function filterGroupsOf(
  path: string,
  selection: ReviewSelection,
  figures: ReviewFigures,
  facets: ReviewFacets | null,
): readonly FilterGroup[] {
  return REVIEW_FILTER_KEYS.flatMap((key) => {
    const counts =
      isTopic(key) || facets === null ? null : new Map(facets[key].map(({ value, count }) => [value, count]));
    const options = offeredFilterOptions(key, figures).map((value) => ({
      key: value,
      label: labelOf(key, value, figures),
      count: counts === null ? null : (counts.get(value) ?? 0),
      isOfPeople: true,
      href: reviewAddressOf(path, withToggled(selection, key, value)),
      isChosen: selection.chosen[key]?.includes(value) ?? false,
    }));
    const shown = isTopic(key) ? options.filter(({ isChosen }) => isChosen) : options;
    if (key === 'who') {
      return AUTHOR_FILTER_GROUPS.map((question, place) => ({
        key: `${key}-${place}`,
        title: messages.whoQuestions[place] ?? '',
        options: shown.filter((option) => question.some((value) => value === option.key)),
      })).filter((group) => group.options.length > 0);
    }
    return shown.length === 0 ? [] : [{ key, title: messages.filters[key], options: shown }];
  });
}

/** Returns true for topics, which are chosen in the lists above. Only chosen ones appear here. */
function isTopic(key: ReviewFilterKey): key is 'liked' | 'disliked' {
  return key === 'liked' || key === 'disliked';
}

/** Returns the label. Catalogue items have names of their own. */
function labelOf(key: ReviewFilterKey, value: string, figures: ReviewFigures): string {
  switch (key) {
    case 'who':
      return Object.entries(messages.who).find(([who]) => who === value)?.[1] ?? value;
    case 'employment':
      return Object.entries(messages.employment).find(([type]) => type === value)?.[1] ?? value;
    case 'rating':
      return messages.stars(value);
    case 'months':
      return messages.lastMonths(value);
    case 'liked':
      return messages.likes(REVIEW_TOPICS.get(value) ?? value);
    case 'disliked':
      return messages.dislikes(REVIEW_TOPICS.get(value) ?? value);
    default:
      return countsOf(key, figures).find((option) => option.value === value)?.name ?? value;
  }
}
