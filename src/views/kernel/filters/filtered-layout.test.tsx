// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '@tests/support/translate-page';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('counts the chosen filters also on a page that the browser has translated', () => {
    const layout = (isChosen: boolean) => (
      <MemoryRouter>
        <FilteredLayout
          groups={[{ ...city, options: [{ ...option, isChosen }] }]}
          clearHref={null}
          result="3 companies"
        >
          <p>The list</p>
        </FilteredLayout>
      </MemoryRouter>
    );
    const { rerender } = render(layout(false));
    translatePage();
    rerender(layout(true));
    expect(screen.getByRole('link', { name: 'Filters, 1 chosen' })).toBeTruthy();
  });

  it('has options that Space chooses as it ticks a box', async () => {
    show([city]);
    const link = screen.getByRole('link', { name: /Kochi/ });
    const pressed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', pressed);
    link.focus();
    await userEvent.keyboard(' ');
    expect(pressed).toHaveBeenCalledOnce();
    await userEvent.keyboard('a');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('leaves out a filter whose options have no result, unless one is chosen', () => {
    const none = { ...option, key: 'night', label: 'Night', count: 0 };
    show([city, { key: 'shift', title: 'Shift', options: [none] }]);
    expect(screen.queryByText('Shift')).toBeNull();
    cleanup();
    show([city, { key: 'shift', title: 'Shift', options: [{ ...none, isChosen: true }] }]);
    expect(screen.getByRole('heading', { name: 'Shift' })).toBeTruthy();
  });

  it('has neither while no filters are known', () => {
    show([]);
    expect(screen.queryByText('Filters')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('The list')).toBeTruthy();
  });
});
