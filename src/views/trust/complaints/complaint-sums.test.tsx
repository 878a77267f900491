// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ComplaintSums } from '@/core/kernel/moderated/complaint';
import { Sums } from './complaint-sums';

afterEach(cleanup);

const NONE: ComplaintSums = {
  grounds: [],
  appeals: { decided: null, won: null },
  companies: { received: null, decided: null, kept: null, stars: [] },
  hidden: { count: null, places: [] },
};

it.each([
  [
    NONE.companies,
    'Sent for a company, according to the sender: fewer than 5.Decided: fewer than 5. Not upheld: fewer than 5.',
  ],
  [
    {
      received: 1200,
      decided: 12,
      kept: 9,
      stars: [
        { rating: 1, received: 8 },
        { rating: 4, received: null },
      ],
    },
    'Sent for a company, according to the sender: 1,200.Decided: 12. Not upheld: 9 (75%).About reviews with 1 star, before this month: 8.About reviews with 4 stars, before this month: fewer than 5.',
  ],
  [
    { received: 7, decided: 6, kept: null, stars: [] },
    'Sent for a company, according to the sender: 7.Decided: 6. Not upheld: fewer than 5.',
  ],
])('complaints that came for companies, %j, are said as %s', (companies, text) => {
  render(<Sums sums={{ ...NONE, appeals: { decided: 7, won: null }, companies }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(text);
});

it('says once that no count is shown', () => {
  render(<Sums sums={NONE} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.body.textContent).toBe(
    'Fewer than 5 of each: complaints, authors’ appeals, and pictures hidden immediately because they were reported as intimate.',
  );
});
