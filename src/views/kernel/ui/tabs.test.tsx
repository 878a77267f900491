// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonTabs } from './button-tabs';
import { LinkTabs } from './link-tabs';

afterEach(cleanup);

function Sample() {
  const [selected, setSelected] = useState<'all' | 'replies' | 'account'>('all');
  return (
    <ButtonTabs
      label="Notifications"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { key: 'all', label: 'All' },
        { key: 'replies', label: 'Replies' },
        { key: 'account', label: 'Account' },
      ]}
    >
      panel of {selected}
    </ButtonTabs>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('ButtonTabs', () => {
  it('moves and selects with the arrow keys, round the ends, and with Home and End', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    const seen: (string | null)[] = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      seen.push(selectedTab());
      expect(document.activeElement?.textContent).toBe(selectedTab());
    }
    expect(seen).toEqual(['Replies', 'Account', 'All', 'Account', 'All', 'Account']);
  });

  it('follows the writing direction', async () => {
    render(
      <div dir="rtl">
        <Sample />
      </div>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(selectedTab()).toBe('Replies');
  });

  it('names the panel after the selected tab and has one tab stop', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('tab', { name: 'Replies' }));
    expect(screen.getByRole('tabpanel', { name: 'Replies' }).textContent).toBe('panel of replies');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});

describe('LinkTabs', () => {
  it('is a named navigation that marks the current link', () => {
    render(
      <MemoryRouter>
        <LinkTabs
          label="Company"
          tabs={[
            { to: '/a', label: 'Overview', current: true },
            { to: '/b', label: 'Reviews', count: '2,418', current: false },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Company' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Overview');
  });

  it('has the current link in sight, in the middle of a bar that is too narrow for all', async () => {
    const places: Record<string, readonly [left: number, width: number]> = { NAV: [0, 360], A: [700, 100] };
    const where = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, width] = places[this.tagName] ?? [0, 0];
      return new DOMRect(left, 0, width, 46);
    });
    const tabs = (current: string) => ['/a', '/b'].map((to) => ({ to, label: to, current: to === current }));
    const { rerender } = render(<LinkTabs label="Company" tabs={tabs('/b')} />);
    const bar = screen.getByRole('navigation', { name: 'Company' });
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    expect(bar.scrollLeft).toBe(570);
    places.A = [100, 100];
    rerender(<LinkTabs label="Company" tabs={tabs('/a')} />);
    await nextFrame();
    expect(bar.scrollLeft).toBe(570);
    where.mockRestore();
  });
});
