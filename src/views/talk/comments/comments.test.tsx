// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { personasOf, profileTagOf } from '@/adapters/memory/account/profile/memory-persona';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { MAX_EXPANDED_COMMENTS } from '@/core/talk/comments/first-replies.rules';
import { postPathOf } from '@/core/talk/posting/post-path';
import { LoginKey } from '@/stores/account/session/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { PostScreen } from './post-screen';

afterEach(cleanup);

async function aPostScreen(options: MemoryAppOptions = { as: 'writer' }) {
  const here = await startMemoryApp(options);
  const { world, me } = here;
  const posts = world.records(PostRecords);
  const post = posts.all.find(({ content }) => content === 'Has anyone bought out 90 days?') ?? aMemoryPost(world);
  if (post.comments.length === 0) {
    const first = posts.addComment(post, { author: anAuthor(), content: 'Yes, in June.' });
    const [author = anAuthor()] = personasOf(world, me);
    posts.addComment(post, { author, authorId: me.id, parentId: first.id, content: 'How long did it take?' });
  }
  await here.app.arrive(postPathOf(post.id), '');
  renderWithStores(here.store, <PostScreen />);
  return { ...here, post };
}

/** Adds comments until some are collapsed. */
function addMany(world: MemoryWorld, post: MemoryPost): void {
  for (let count = post.comments.length; count <= MAX_EXPANDED_COMMENTS; count += 1)
    world.records(PostRecords).addComment(post, { author: anAuthor(), content: `Comment ${count}` });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const prompt = () => button('Write a comment');
const box = () => screen.getByRole('textbox', { name: 'Your comment' });
const heading = () => screen.getByRole('heading', { level: 2, name: /comment/ }).textContent;

describe('writing a comment', () => {
  it('shows as whom one writes, and puts the comment on top', async () => {
    const { world, me } = await aPostScreen();
    await userEvent.click(prompt());
    await waitFor(() => expect(document.activeElement).toBe(box()));
    const [{ name } = anAuthor()] = personasOf(world, me);
    await waitFor(() => expect(screen.getByText('You comment as').parentElement?.textContent).toContain(name));
    await userEvent.type(box(), 'It took me 60 days.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(prompt()).toBeTruthy());
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')[0]?.textContent).toContain(
      'It took me 60 days.',
    );
    expect(heading()).toBe('3 comments');
  });

  it('says what is wrong with the text, and keeps what a lost connection did not send, with one key', async () => {
    const { line, store, post, settle } = await aPostScreen();
    await userEvent.click(prompt());
    await userEvent.click(button('Comment'));
    expect(screen.getByText('Write something first.')).toBeTruthy();
    await userEvent.type(box(), 'It took me 60 days.');
    const key = () => store(CommentWritingKey).boxOf({ kind: 'post', id: post.id })?.draft.idempotencyKey;
    const first = key();
    line.loseAnswers('createComment', 2);
    await userEvent.click(button('Comment'));
    await waitFor(() => expect(screen.getByText('We could not find out whether this was posted')).toBeTruthy());
    expect(key()).toBe(first);
    await userEvent.click(button('Comment'));
    await settle();
    expect(heading()).toBe('3 comments');
  });

  it('asks before a number is sent; sent anyway, it waits for a moderator until its author takes the number out', async () => {
    await aPostScreen();
    await userEvent.click(prompt());
    await userEvent.type(box(), 'Call me at 98765 43210');
    await userEvent.click(button('Comment'));
    await waitFor(() => expect(document.activeElement).toBe(button('Post anyway')));
    expect(heading()).toBe('2 comments');
    await userEvent.click(button('Post anyway'));
    await waitFor(() => expect(screen.getByText(/^A moderator reviews this before others see it/)).toBeTruthy());
    expect(screen.getByText('Contact details: “98765 43210”')).toBeTruthy();
    expect(heading()).toBe('2 comments');
    await userEvent.click(screen.getAllByRole('button', { name: /^More for the comment by/ }).at(0) ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Your edited comment' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your edited comment' }), 'Ask me here.');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(heading()).toBe('3 comments'));
    expect(screen.queryByText(/^A moderator reviews this before others see it/)).toBeNull();
  });

  it('survives closing and a reload, and is nobody else’s', async () => {
    const storage = new MemoryStorage();
    const { world, me, store } = await aPostScreen({ as: 'writer', storage });
    await userEvent.click(prompt());
    await userEvent.type(box(), 'Half a thought');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(prompt());
    await userEvent.click(prompt());
    expect(box()).toHaveProperty('value', 'Half a thought');
    store(CommentWritingKey).forget();
    cleanup();
    await aPostScreen({ as: 'writer', storage, world, me });
    await userEvent.click(prompt());
    expect(box()).toHaveProperty('value', 'Half a thought');
    cleanup();
    await aPostScreen({ as: 'writer', storage, world });
    await userEvent.click(prompt());
    expect(box()).toHaveProperty('value', '');
  });

  it('is refused with the reason where another profile is in force than the one that was shown', async () => {
    const { world, me } = await aPostScreen();
    await userEvent.click(prompt());
    await waitFor(() => expect(screen.getByText('You comment as').parentElement?.textContent).not.toContain('…'));
    const before = profileTagOf(world, me);
    world.records(ProfileRecords).of(me).anonymous = {
      ...world.records(ProfileRecords).of(me).anonymous,
      userName: 'OtherName',
    };
    expect(profileTagOf(world, me)).not.toBe(before);
    await userEvent.type(box(), 'Who am I?');
    await userEvent.click(button('Comment'));
    await waitFor(() => expect(screen.getByText(/^Not sent: you appear under another profile now/)).toBeTruthy());
    await waitFor(() => expect(screen.getByText('You comment as').parentElement?.textContent).toContain('OtherName'));
    expect(box()).toHaveProperty('value', 'Who am I?');
    await userEvent.click(button('Comment'));
    // The user has another name in the thread, and is asked first.
    await userEvent.click(await screen.findByRole('button', { name: 'Comment as OtherName' }));
    await waitFor(() => expect(heading()).toBe('3 comments'));
  });

  it('leads a guest to the login, and a reader to the rest of the way', async () => {
    const guest = await aPostScreen({ as: 'guest' });
    await userEvent.click(prompt());
    await waitFor(() => expect(guest.store(LoginKey).isOpen).toBe(true));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a thread', () => {
  it('is open below its comment, takes a reply and closes again', async () => {
    const { line } = await aPostScreen();
    expect(screen.getByText('How long did it take?')).toBeTruthy();
    expect(line.countOf('listReplies')).toBe(0);
    await userEvent.click(button('Reply to PeepalRoot'));
    const reply = screen.getByRole('textbox', { name: 'Your reply to PeepalRoot' });
    await userEvent.type(reply, 'Two months.');
    await userEvent.click(button('Reply'));
    await waitFor(() => expect(screen.getByText('Two months.')).toBeTruthy());
    expect(heading()).toBe('3 comments');
    await userEvent.click(button('2 replies'));
    expect(screen.queryByText('Two months.')).toBeNull();
  });

  it('takes a reply to a reply, below it', async () => {
    const { world, post, store } = await aPostScreen();
    const reply = post.comments.find(({ parentId }) => parentId !== null);
    const under = { author: anAuthor({ name: 'MetroMarigold' }), content: 'Ten weeks.' };
    world.records(PostRecords).addComment(post, { ...under, parentId: reply?.id ?? null });
    await act(() => store(PostPageKey).reload());
    const inner = within(screen.getByText('How long did it take?').closest('li') ?? document.body);
    expect(inner.getByRole('button', { name: '1 reply' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Ten weeks.')).toBeTruthy();
    await userEvent.click(button('Reply to MetroMarigold'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply to MetroMarigold' }), 'Thank you.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText('Thank you.')).toBeTruthy());
  });

  it('is folded below the first replies under a post with many comments, and the fold says how much is below', async () => {
    const { world, post, store } = await aPostScreen();
    let parentId = post.comments.find((comment) => comment.parentId !== null)?.id ?? null;
    for (const content of ['One below', 'Two below', 'Three below'])
      parentId = world.records(PostRecords).addComment(post, { author: anAuthor(), parentId, content }).id;
    await act(() => store(PostPageKey).reload());
    expect(screen.getByText('Three below')).toBeTruthy();
    cleanup();
    addMany(world, post);
    const { store: later } = await startMemoryApp({ as: 'writer', world, address: postPathOf(post.id) });
    renderWithStores(later, <PostScreen />);
    expect(screen.queryByText('One below')).toBeNull();
    const fold = button('3 replies');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    await waitFor(() => expect(screen.getByText('One below')).toBeTruthy());
    expect(button('2 replies').getAttribute('aria-expanded')).toBe('false');
  });

  it('shows its rest at one press, and says where that did not load', async () => {
    const { line, world, post, store } = await aPostScreen();
    const parentId = post.comments[0]?.id ?? null;
    addMany(world, post);
    for (const content of ['Second', 'Third', 'Fourth'])
      world.records(PostRecords).addComment(post, { author: anAuthor(), parentId, content });
    await act(() => store(PostPageKey).reload());
    expect(screen.getByText('Second')).toBeTruthy();
    expect(screen.queryByText('Third')).toBeNull();
    line.failNext(failureOf(503));
    await userEvent.click(button('Show 2 more replies'));
    await waitFor(() => expect(screen.getByText(/The replies did not load/)).toBeTruthy());
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(screen.getByText('Fourth')).toBeTruthy());
    expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
  });

  it('that the reader closed, or read to its end, stays so when the comments come again', async () => {
    const { world, post, store } = await aPostScreen();
    const parentId = post.comments[0]?.id ?? null;
    addMany(world, post);
    for (const content of ['Second', 'Third'])
      world.records(PostRecords).addComment(post, { author: anAuthor(), parentId, content });
    await act(() => store(PostPageKey).reload());
    await userEvent.click(button('Show 1 more reply'));
    await waitFor(() => expect(screen.getByText('Third')).toBeTruthy());
    await act(() => store(PostPageKey).sortBy('newToOld'));
    expect(screen.getByText('Third')).toBeTruthy();
    await userEvent.click(button('3 replies'));
    await act(() => store(PostPageKey).sortBy('oldToNew'));
    expect(screen.queryByText('Third')).toBeNull();
  });
});

describe('an address of one comment', () => {
  it('shows it below what it replies to, on top of the others, and marks it', async () => {
    const { post, world } = await aPostScreen();
    cleanup();
    world.records(PostRecords).addComment(post, { author: anAuthor(), content: 'A later comment.', upvotes: 90 });
    const reply = post.comments.find(({ parentId }) => parentId !== null);
    const { store } = await startMemoryApp({
      as: 'writer',
      world,
      address: `${postPathOf(post.id)}?comment=${reply?.id}`,
    });
    renderWithStores(store, <PostScreen />);
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(rows.map(({ id }) => id)).toEqual([
      `comment-${reply?.parentId}`,
      `comment-${reply?.id}`,
      expect.stringMatching(/^comment-/),
    ]);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });
});

async function menuOfOwn(): Promise<string> {
  const menu = (await screen.findAllByRole('button', { name: /^More for the comment/ })).at(-1);
  if (menu === undefined) throw new Error('No comment has a menu.');
  await userEvent.click(menu);
  return menu.getAttribute('aria-label') ?? '';
}

it('a comment of another pseudonym leads to a message to its author', async () => {
  const { post } = await aPostScreen();
  const other = post.comments.find(({ author }) => author?.profileType === 'ANONYMOUS');
  const name = other?.author?.name ?? '';
  const [menu] = await screen.findAllByRole('button', { name: new RegExp(`^More for the comment.*${name}`) });
  if (menu === undefined) throw new Error('The comment has no menu.');
  await userEvent.click(menu);
  const message = await screen.findByRole('menuitem', { name: `Message ${name}` });
  expect(message.getAttribute('href')).toBe(`/messages/new?to=${encodeURIComponent(name)}`);
});

describe('one’s own comment', () => {
  it('is changed in its place and marked as edited', async () => {
    await aPostScreen();
    const menu = await menuOfOwn();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const text = screen.getByRole('textbox', { name: 'Your edited comment' });
    expect(text).toHaveProperty('value', 'How long did it take?');
    await userEvent.type(text, ' In days.');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(screen.getByText('How long did it take? In days.')).toBeTruthy());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(menu));
    expect(screen.getByText(/edited/)).toBeTruthy();
  });

  it('is deleted, and comes back when one takes that back', async () => {
    const { toasts } = await aPostScreen();
    await menuOfOwn();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('How long did it take?')).toBeNull());
    expect(heading()).toBe('1 comment');
    expect(screen.queryByRole('button', { name: '1 reply' })).toBeNull();
    const undo = toasts.shown[0]?.props.onLinkClick;
    undo?.();
    await waitFor(() => expect(heading()).toBe('2 comments'));
    expect(button('1 reply')).toBeTruthy();
  });
});
