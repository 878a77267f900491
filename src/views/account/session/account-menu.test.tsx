// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { SessionKey } from '@/stores/account/session/keys';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { AccountMenu } from './account-menu';

afterEach(cleanup);

describe('the account menu', () => {
  it('is not there for a guest', async () => {
    const { store } = await startMemoryApp();
    const { container } = renderWithStores(store, <AccountMenu />);
    expect(container.childElementCount).toBe(0);
  });

  it('[ST-DROPDOWN] closes when its button is pressed again, and opens with the next press', async () => {
    const { store } = await startMemoryApp({ as: 'writer' });
    renderWithStores(store, <AccountMenu />);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    for (const isOpen of [true, false, true]) {
      await press();
      await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(isOpen ? 1 : 0));
    }
  });

  it('leads to the own pages, and a moderator to the queue, with its number of cases', async () => {
    const { store, world, me } = await startMemoryApp({ as: 'writer' });
    renderWithStores(store, <AccountMenu />);
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
      await screen.findByRole('menu');
    };
    await open();
    const pages = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    expect(pages).toEqual(['/user', '/user/posts', '/bookmarks', '/settings', '/who-can-see-what', null]);
    await userEvent.keyboard('{Escape}');
    world.records(CaseRecords).moderators.add(me.id);
    await open();
    const queue = await screen.findByRole('menuitem', { name: /^Moderation/ });
    expect([queue.textContent, queue.getAttribute('href')]).toEqual(['Moderation', '/moderation']);
    await userEvent.keyboard('{Escape}');
    const reporter = aMemoryUser(world, {});
    for (const reason of ['FALSE', 'ABUSE'] as const) {
      const report = { resourceType: 'post', resourceId: '', reason, details: null } as const;
      world.records(CaseRecords).report(aMemoryPost(world, {}), reporter.id, report);
    }
    await open();
    expect(await screen.findByRole('menuitem', { name: 'Moderation · 2 cases' })).toBeTruthy();
  });

  it('names the pseudonym, chooses the theme, and signs out', async () => {
    const { store, location } = await startMemoryApp({ as: 'writer' });
    renderWithStores(store, <AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    expect(await screen.findByText('FilterKaapi')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'How anonymity works' }).getAttribute('href')).toBe(
      '/who-can-see-what',
    );
    const dark = within(screen.getByRole('group', { name: 'Theme' })).getByRole('menuitemradio', { name: 'Dark' });
    expect(dark.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(dark);
    expect(store(ThemeKey).theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    expect((await screen.findByRole('menuitemradio', { name: 'Dark' })).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(location.loads).toEqual(['/']);
    expect(store(SessionKey).isLoggedIn).toBe(false);
  });
});
