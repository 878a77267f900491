// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FilteredLayout } from './filtered-layout';

afterEach(cleanup);

const option = { key: 'kochi', label: 'Kochi', count: 3, href: '/list?city=kochi', isChosen: false };
const city = { key: 'city', title: 'City', options: [option] };

function show(groups: Parameters<typeof FilteredLayout>[0]['groups']) {
  render(
    <MemoryRouter>
      <FilteredLayout groups={groups} clearHref={null} result="3 companies">
        <p>The list</p>
      </FilteredLayout>
    </MemoryRouter>,
  );
}

describe('a list with filters', () => {
  it('has a heading of the filters above their groups, and a way to them', () => {
    show([city]);
    expect(screen.getByRole('heading', { name: 'Filters' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Filters' }).getAttribute('href')).toBe('#filters');
  });

  it('has neither while no filters are known', () => {
    show([]);
    expect(screen.queryByText('Filters')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('The list')).toBeTruthy();
  });
});
