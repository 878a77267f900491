// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NoMatches } from './no-matches';

afterEach(cleanup);

const option = (key: string, isChosen: boolean) => ({ key, label: key, count: 0, href: `/list?not=${key}`, isChosen });
const groups = [
  { key: 'city', title: 'City', options: [option('Kochi', true), option('Pune', false)] },
  { key: 'rating', title: 'Rating', options: [option('4 and up', true)] },
];

function links(): readonly (readonly [string | null, string | null])[] {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('where nothing fits', () => {
  it('each chosen filter can be left out by itself, and all together', () => {
    render(<NoMatches title="No company fits." groups={groups} clearHref="/list" />);
    expect(screen.getByRole('heading', { name: 'No company fits.' })).toBeDefined();
    expect(links()).toEqual([
      ['Remove “Kochi”', '/list?not=Kochi'],
      ['Remove “4 and up”', '/list?not=4 and up'],
      ['Clear all', '/list'],
    ]);
  });

  it('typed words are one of them, and a known number of all results is shown', () => {
    render(
      <NoMatches
        title="No job fits."
        groups={[]}
        words={{ text: 'astronaut', href: '/jobs' }}
        clearHref="/jobs"
        total={12345}
      />,
    );
    expect(links()).toEqual([
      ['Remove “astronaut”', '/jobs'],
      ['Clear all (12,345)', '/jobs'],
    ]);
  });
});
