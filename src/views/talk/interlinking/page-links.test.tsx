// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { PageLinks } from './page-links';

afterEach(cleanup);

it('stand beside a post and a community; where they do not come, the page is whole without them', async () => {
  const { app, store, line, settle } = await startMemoryApp();
  const [post] = store(FeedKey).visible;
  await app.arrive(`/p/${post?.id}`, '');
  await settle();
  const { unmount } = renderWithStores(store, <PageLinks />);
  expect(screen.getByRole('heading', { name: 'Read next' })).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.every((href) => href?.startsWith('/p/'))).toBe(true);
  expect(hrefs).not.toContain(`/p/${post?.id}`);
  unmount();
  const links = store(PageLinksKey);
  line.failNext(failureOf(500));
  await links.load({ pageName: 'CommunityListing', entityId: '1' });
  renderWithStores(store, <PageLinks />);
  expect(screen.getAllByRole('link')).toHaveLength(hrefs.length);
});

it('leave out what the page links to already', async () => {
  const { app, store, settle } = await startMemoryApp();
  const [post] = store(FeedKey).visible;
  await app.arrive(`/p/${post?.id}`, '');
  await settle();
  const [first, ...others] = store(PageLinksKey).links.map(({ url }) => url);
  renderWithStores(store, <PageLinks linked={[first ?? '']} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(others);
});
