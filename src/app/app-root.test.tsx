// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { AppRoot } from './app-root';

afterEach(cleanup);

async function aHome() {
  const { app, store, world, settle } = await startMemoryApp();
  aMemoryPost(world, { title: 'Two offers, one weekend' });
  await store(FeedKey).reload();
  render(
    <MemoryRouter>
      <AppRoot app={app} />
    </MemoryRouter>,
  );
  const clickIsBrowsers = async (link: HTMLElement) => {
    let isBrowsers = true;
    const stay = (event: Event) => {
      isBrowsers = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    await act(async () => {
      link.click();
      await settle();
    });
    return isBrowsers;
  };
  return { store, clickIsBrowsers };
}

it('follows a link to a screen without loading a page', async () => {
  const { store, clickIsBrowsers } = await aHome();
  const link = screen.getByRole('link', { name: 'Two offers, one weekend' });
  expect(await clickIsBrowsers(link)).toBe(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two offers, one weekend' })).toBeTruthy();
  expect(store(NavigationKey).path).toBe(link.getAttribute('href'));
});

it('shows a press before it renders the next page', async () => {
  const { store } = await aHome();
  const link = screen.getByRole('link', { name: 'Two offers, one weekend' });
  await act(async () => link.click());
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
  expect(store(NavigationKey).path).toBe('/');
});

it('drops a press if the reader goes back before its page comes', async () => {
  const { store, clickIsBrowsers } = await aHome();
  const link = screen.getByRole('link', { name: 'Two offers, one weekend' });
  link.addEventListener('click', () => queueMicrotask(() => window.dispatchEvent(new PopStateEvent('popstate'))));
  expect(await clickIsBrowsers(link)).toBe(false);
  expect(store(NavigationKey).path).toBe('/');
});

it('leaves a link to what is no screen to the browser', async () => {
  const { store, clickIsBrowsers } = await aHome();
  const link = screen.getByRole('link', { name: 'Two offers, one weekend' });
  link.setAttribute('href', '/docs');
  expect(await clickIsBrowsers(link)).toBe(true);
  expect(store(NavigationKey).path).toBe('/');
});
