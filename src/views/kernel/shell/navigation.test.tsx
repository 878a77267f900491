// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { styleSheet } from '@tests/support/style-sheet';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OverlaysKey, PageLoaderKey } from '@/stores/kernel/shell/keys';
import { NotFoundScreen } from '@/views/talk/posting/not-found-screen';
import type { StoreOf } from '../common/use-store';
import { StoresProvider } from '../common/use-store';
import { BottomBar } from './bottom-bar';
import { NavigationLinks } from './navigation-links';
import { PageLoader } from './page-loader';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** The stores of the app as it is put together, at a path. */
async function storeAt(path = '/'): Promise<StoreOf> {
  const { app } = await startMemoryApp();
  app.store(NavigationKey).arrivedAt(path, '');
  return app.store;
}

function show(store: StoreOf, view: ReactNode) {
  return render(
    <MemoryRouter>
      <StoresProvider store={store}>{view}</StoresProvider>
    </MemoryRouter>,
  );
}

describe('the navigation on desktop', () => {
  it('[NV-DESKTOP-NAV] has its eight items in order', async () => {
    show(await storeAt(), <NavigationLinks label="Main" className="nav" />);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Communities',
      'Companies',
      'Reviews',
      'Salaries',
      'Interviews',
      'Jobs',
      'Awards',
    ]);
  });

  it('[NV-DESKTOP-NAV-SUBLINKS] has campaign=desktop_nav in every link of a section', async () => {
    show(await storeAt(), <NavigationLinks label="Main" className="nav" withSubLinks />);
    const lists = screen.getAllByRole('list');
    expect(lists).toHaveLength(7);
    const hrefs = lists.flatMap((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(hrefs.length).toBeGreaterThan(7);
    for (const href of hrefs) expect(href).toMatch(/^\/[^?]*\?campaign=desktop_nav$/);
  });

  it('marks where one is, and shows the places that exist', async () => {
    show(await storeAt('/salaries'), <NavigationLinks label="Main" className="nav" />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Salaries');
    cleanup();
    const { store } = await startMemoryApp();
    show(store, <NavigationLinks label="Main" className="nav" withSubLinks />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Communities',
      'All communities',
      'Companies',
      'All companies',
      'Compare companies',
      'Colleges',
      'Reviews',
      'Company reviews',
      'Salaries',
      'Salaries by company and role',
      'Are you paid fairly?',
      'Take-home salary calculator',
      'Salary hike calculator',
      'Gratuity calculator',
      'HRA calculator',
      'Interviews',
      'Interview questions',
      'Jobs',
      'All jobs',
      'Awards',
      'Awards 2026',
    ]);
  });

  it('puts what is inside a section away with Esc, until one comes back', async () => {
    show(await storeAt(), <NavigationLinks label="Main" className="nav" withSubLinks />);
    const item = screen.getByRole('link', { name: 'Salaries' }).closest('.nav__item');
    act(() => screen.getByRole('link', { name: 'Salaries' }).focus());
    expect(item?.classList.contains('is-closed')).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(item?.classList.contains('is-closed')).toBe(true);
    act(() => screen.getByRole('link', { name: 'Jobs' }).focus());
    expect(item?.classList.contains('is-closed')).toBe(false);
  });
});

describe('the navigation on phones', () => {
  it('[NV-BOTTOM-GRID] has 13 shortcuts, and each leads to a screen', async () => {
    const store = await storeAt();
    show(store, <BottomBar />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const grid = await screen.findByRole('navigation', { name: 'Shortcuts' });
    const links = within(grid).getAllByRole('link');
    expect(links).toHaveLength(13);
    const { screens } = store(NavigationKey);
    for (const link of links) expect(screens.resolve(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it.each([
    ['/salaries', 'Salaries'],
    ['/interviews', 'More'],
    ['/p/7b0a2f6e-6f0c-4d0e-8a55-0a5d8f4b2c11', 'More'],
    ['/communities/notice-period', 'More'],
  ])('marks where %s is: %s', async (address, label) => {
    show(await storeAt(address), <BottomBar />);
    const marked = document.querySelectorAll('.bottom [aria-current]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('[OV-DRAWER] opens a drawer over the page, which closes with Escape and on its backdrop', async () => {
    applyStyles('src/views/kernel/ui/dialog.css');
    applyStyles('src/views/kernel/shell/shell-idle.css');
    show(await storeAt(), <BottomBar />);
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const backdrop = document.querySelector('.scrim');
    if (backdrop === null) throw new Error('The drawer has no backdrop.');
    expect(getComputedStyle(backdrop)).toMatchObject({ position: 'fixed', zIndex: '40' });
    expect(getComputedStyle(drawer).position).toBe('fixed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: 'Menu' });
    const secondBackdrop = document.querySelector('.scrim');
    if (secondBackdrop === null) throw new Error('The drawer has no backdrop.');
    await userEvent.click(secondBackdrop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has everything in the drawer, with the way in for a guest, and counts as an open overlay', async () => {
    const store = await storeAt();
    show(store, <BottomBar />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const list = within(drawer).getAllByRole('list').at(-1);
    if (list === undefined) throw new Error('The drawer has no list.');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Settings', 'Need help', 'Terms', 'Log in']);
    store(OverlaysKey).offerPrompt('appNudge');
    expect(store(OverlaysKey).shownPrompt).toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: 'Log in' }));
    expect(store(LoginKey).isOpen).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the frame', () => {
  it('[OV-PAGE-LOADER] covers the page with the loader while it is shown', async () => {
    applyStyles('src/views/kernel/ui/toast.css');
    const store = await storeAt();
    const { container } = show(store, <PageLoader />);
    expect(container.childNodes).toHaveLength(0);
    act(() => store(PageLoaderKey).show());
    const cover = container.firstElementChild;
    if (cover === null) throw new Error('There is no loader.');
    const style = getComputedStyle(cover);
    expect(style).toMatchObject({ position: 'fixed', zIndex: '70' });
    expect(style.getPropertyValue('inset')).toBe('0');
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
    act(() => store(PageLoaderKey).hide());
    expect(container.childNodes).toHaveLength(0);
  });

  it('says where an address leads nowhere, with the way home', async () => {
    show(await storeAt('/your-account-is-locked'), <NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    const search = await screen.findByRole('link', { name: 'Search instead' });
    expect(search.getAttribute('href')).toBe('/search?q=your%20account%20is%20locked');
    // Untrusted text of an address must not appear on the page.
    expect(document.body.textContent).not.toContain('locked');
    const ways = within(screen.getByRole('navigation', { name: 'Where to go next' })).getAllByRole('link');
    const found = ways.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(found.slice(0, 2)).toEqual([
      ['Communities', '/communities'],
      ['Companies', '/list-of-companies'],
    ]);
  });
});

function applyStyles(file: string): void {
  const style = document.createElement('style');
  style.textContent = styleSheet(file);
  document.head.append(style);
}
