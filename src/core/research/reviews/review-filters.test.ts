import { expect, it } from 'vitest';
import type { ReviewFigures } from './review-figures';
import { offeredFilterOptions, reviewSelectionOf, toAvailableSelection } from './review-filters';

function figuresWith(checkedByMail: number): ReviewFigures {
  const none = { department: [], designation: [], family: [], location: [], employment: [], rating: [], months: [] };
  return {
    count: 20,
    heldCount: 0,
    isSurge: false,
    rating: 4,
    distribution: [0, 0, 0, 20, 0],
    newest: '2026-11',
    aspects: [],
    industry: { name: 'Textiles', companies: 1 },
    quarters: [],
    liked: [],
    disliked: [],
    facets: { ...none, who: [{ value: 'work-email', count: checkedByMail }] },
  };
}

it.each([
  [4, false],
  [5, true],
])('with %i reviews of a checked work address the filter by it is offered: %s', (count, isOffered) => {
  const figures = figuresWith(count);
  expect(offeredFilterOptions('who', figures).includes('work-email')).toBe(isOffered);
  const { selection, dropped } = toAvailableSelection(reviewSelectionOf('/reviews/a-reviews?who=work-email'), figures);
  expect([selection.chosen.who ?? [], dropped]).toEqual(isOffered ? [['work-email'], []] : [[], ['work-email']]);
});
