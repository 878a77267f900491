// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { StatementRecords } from '@/adapters/memory/trust/statements/statement-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import { RULES_VERSION, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { LoginKey } from '@/stores/account/session/keys';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { MyPostsScreen } from './my-posts-screen';

afterEach(cleanup);

it('has what the user has written, with how much that is', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  const posts = app.world.records(PostRecords);
  const [like] = posts.all;
  if (like === undefined) throw new Error('The world has no posts.');
  const { author, community } = like;
  for (const title of ['First', 'Second']) posts.add({ authorId: app.me.id, author, community, title, content: title });
  await app.store(MyPostsKey).load();
  renderWithStores(app.store, <MyPostsScreen />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Second', 'First']),
  );
  expect(screen.getByText(/2 posts/)).toBeTruthy();
});

it('keeps its posts after a Back, and has a new one after it was written', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  const mine = app.store(MyPostsKey);
  for (let count = 0; count < 25; count += 1) aMemoryPost(app.world, { authorId: app.me.id, title: `Post ${count}` });
  await mine.open(false);
  await mine.loadMore();
  await mine.open(true);
  expect(mine.visible).toHaveLength(25);
  aMemoryPost(app.world, { authorId: app.me.id, title: 'New' });
  await mine.open(true);
  await app.settle();
  expect(mine.visible.some(({ title }) => title === 'New')).toBe(true);
});

it('says which posts moderators check, and which were taken back', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  const mine = { authorId: app.me.id };
  aMemoryPost(app.world, { ...mine, title: 'Live' });
  aMemoryPost(app.world, { ...mine, title: 'Checked', status: 'FLAGGED' });
  aMemoryPost(app.world, { ...mine, title: 'Taken back', status: 'AUTHOR_REJECTED' });
  aMemoryPost(app.world, { ...mine, title: 'Taken off', status: 'NOT_FOUND' });
  await app.store(MyPostsKey).load();
  renderWithStores(app.store, <MyPostsScreen />);
  expect(screen.getByRole('heading', { name: 'Taken off' })).toBeTruthy();
  expect(screen.getByText(/^A moderator removed this post/)).toBeTruthy();
  expect(screen.getByText(/^The reason appears here two minutes after the decision/)).toBeTruthy();
  expect(screen.getAllByText('Only you see this post until a moderator has decided.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Checked' })).toBeTruthy();
  expect(screen.getByText(/^You withdrew a post in Notice Period/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('says above a post that was taken off why, with the way to appeal and to change it', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  const post = aMemoryPost(app.world, { authorId: app.me.id, title: 'Taken off', status: 'NOT_FOUND' });
  const { number, title, wording } = ruleById('CONTACT');
  const about = { kind: 'post', place: 'Notice Period', title: 'Taken off', version: RULES_VERSION } as const;
  const said = { words: ['98100 00210'], rule: { number, title, wording }, origin: 'READER' } as const;
  const createdOn = dayInIndia(app.world.clock.now());
  const statements = app.world.records(StatementRecords);
  statements.add(app.me, { ...about, ...said, act: 'REMOVED', createdOn }, () => true, post.id);
  const asked = { ...about, ...said, words: [], rule: null, act: 'ASKED', createdOn } as const;
  statements.add(app.me, asked, () => true, post.id);
  statements.add(app.me, { ...asked, act: 'PUBLISHED' }, () => true, post.id);
  await app.store(MyPostsKey).load();
  await app.store(StatementListKey).load();
  renderWithStores(app.store, <MyPostsScreen />);
  const callout = screen.getByText(/^A moderator removed this post/).parentElement;
  if (callout === null) throw new Error('The reason stands nowhere.');
  expect(callout.textContent).toContain(`${title}: ${wording}The words concerned: “98100 00210”`);
  expect(within(callout).getByRole('link').textContent).toMatch(/^Read the statement, or appeal until /);
  expect(screen.getByRole('button', { name: 'Edit and send again' })).toBeTruthy();
});

it('names the words for which a post or comment waits, and changes it from there', async () => {
  const marked = 'Ask me on 98100 00210 about the notice period.';
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  const post = aMemoryPost(app.world, { authorId: app.me.id, title: 'Checked', content: marked });
  app.world.records(CaseRecords).hold(post, checkTexts('post', [marked]).held);
  const { author } = post;
  const said = { authorId: app.me.id, author, content: marked, mentions: [], parentId: null };
  const under = aMemoryPost(app.world, { title: 'Live' });
  const comment = app.world.records(PostRecords).addComment(under, said);
  comment.status = 'HELD';
  await app.store(MyPostsKey).load();
  renderWithStores(app.store, <MyPostsScreen />);
  expect(screen.getAllByText('The words concerned: “98100 00210”')).toHaveLength(2);
  const comments = screen.getByRole('heading', { name: 'Comments that others do not see' });
  expect(comments).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Edit it and send it again' });
  expect(way.getAttribute('href')).toBe(`/p/${under.id}?comment=${comment.id}#comment-${comment.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Edit and send again' }));
  await waitFor(() => expect(app.store(ComposerKey).isOpen).toBe(true));
  expect(app.store(ComposerKey).writing.draft.inputText).toBe(marked);
});

it('has words for nothing, for a failure and for a guest', async () => {
  const app = await startMemoryApp({ as: 'writer', address: '/user/posts' });
  app.line.failNext(failureOf(500));
  await app.store(MyPostsKey).load();
  renderWithStores(app.store, <MyPostsScreen />);
  expect(screen.getByText('Your posts did not load')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('You have not posted yet')).toBeTruthy());
  cleanup();
  const guest = await startMemoryApp({ address: '/user/posts' });
  renderWithStores(guest.store, <MyPostsScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(guest.store(LoginKey).isOpen).toBe(true));
});
