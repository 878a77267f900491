// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { HomeScreen } from './home-screen';

afterEach(cleanup);

const hello = 'Straight talk about work in India';

describe('the home screen', () => {
  it('tells a guest what the product is, and who can see what', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    expect(screen.getByRole('heading', { level: 1, name: hello })).toBeTruthy();
    expect(screen.getByText(/^Write under a pseudonym/)).toBeTruthy();
    const [more] = screen.getAllByRole('link', { name: 'How anonymity works' });
    expect(more?.getAttribute('href')).toBe('/who-can-see-what');
  });

  it.each(['guest', 'reader'] as const)('has what a %s can do besides reading beside the feed', async (as) => {
    const { store } = await startMemoryApp({ as });
    renderWithStores(store, <HomeScreen />);
    const about = within(screen.getByRole('complementary', { name: 'About this page' }));
    expect(about.getAllByRole('heading')[0]?.textContent).toBe('Are you paid fairly?');
    const share = within(about.getByRole('navigation', { name: 'Share what you know' }));
    expect(share.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contribute/company-review-v3',
      '/contribute/salary-v3',
      '/contribute/interview-story',
    ]);
  });

  it('lets a guest choose the theme, who has no menu for it', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(store(ThemeKey).theme).toBe('dark');
  });

  it('greets nobody who is signed in', async () => {
    const { store } = await startMemoryApp({ as: 'reader' });
    renderWithStores(store, <HomeScreen />);
    expect(screen.queryByText(hello)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Latest posts' })).toBeTruthy();
  });
});
