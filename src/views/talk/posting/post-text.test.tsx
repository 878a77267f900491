// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PostText } from './post-text';

afterEach(cleanup);

it('the first words of a post without a title lead to it', async () => {
  const { store } = await startMemoryApp();
  const content = 'Notice period of 90 days.\nWho bought it out?';
  renderWithStores(store, <PostText content={content} mentions={[]} whole={false} path="/p/1" leadId="post-1" />);
  const link = within(screen.getByRole('heading', { level: 2 })).getByRole('link', {
    name: 'Notice period of 90 days.',
  });
  expect(link.getAttribute('href')).toBe('/p/1');
  expect(link.closest('div')?.textContent).toContain(content);
});

it('a post without a title that begins with a link is opened by a link at its end', async () => {
  const { store } = await startMemoryApp();
  const content = 'https://rules.example says so';
  renderWithStores(store, <PostText content={content} mentions={[]} whole={false} path="/p/1" leadId="post-1" />);
  expect(screen.getByRole('heading', { level: 2, name: content })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/p/1');
});

it.each([
  { agent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', shown: 85 },
  { agent: 'Mozilla/5.0 (X11; Linux x86_64)', shown: 420 },
])('[LM-POST-PREVIEW] a card shows $shown characters in the browser $agent', async ({ agent, shown }) => {
  const { store } = await startMemoryApp({ device: { userAgent: agent } });
  renderWithStores(store, <PostText content={'a'.repeat(500)} mentions={[]} whole={false} path="/p/1" />);
  expect(screen.getByText(/^a+/).textContent).toBe(`${'a'.repeat(shown)}… ${screen.getByRole('link').textContent}`);
});
