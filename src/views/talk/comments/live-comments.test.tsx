// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { MAX_EXPANDED_COMMENTS } from '@/core/talk/comments/first-replies.rules';
import { postPathOf } from '@/core/talk/posting/post-path';
import { ThreadsKey } from '@/stores/talk/comments/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { PostScreen } from './post-screen';

afterEach(cleanup);

async function aPostScreen() {
  const here = await startMemoryApp({ as: 'reader' });
  const posts = here.world.records(PostRecords);
  const post = aMemoryPost(here.world);
  const first = posts.addComment(post, { author: anAuthor(), content: 'Yes, in June.' });
  posts.addComment(post, { author: anAuthor(), parentId: first.id, content: 'How long did it take?' });
  await here.app.arrive(postPathOf(post.id), '');
  await here.settle();
  renderWithStores(here.store, <PostScreen />);
  const write = (content: string, parentId: string | null = null) => {
    const { id } = posts.addComment(post, { author: anAuthor({ name: 'QuietBulbul' }), content, parentId });
    return { postId: post.id, commentId: id, parentId };
  };
  const say = async (content: string, parentId: string | null = null) => {
    await act(async () => {
      posts.commented(write(content, parentId));
      await here.settle();
    });
  };
  return { ...here, post, first, write, say };
}

const heading = () => screen.getByRole('heading', { level: 2, name: /comment/ }).textContent;

describe('a comment of somebody else, while the post is open', () => {
  it('is counted at once, and shown on top when the reader asks for it', async () => {
    const { say } = await aPostScreen();
    expect(heading()).toBe('2 comments');
    await say('Sixty days for me.');
    await say('And ninety for me.');
    expect(heading()).toBe('4 comments');
    expect(screen.queryByText('Sixty days for me.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2 new comments' }));
    await waitFor(() => expect(screen.getByText('Sixty days for me.')).toBeTruthy());
    expect(screen.getByText('And ninety for me.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
  });

  it('joins the open thread that it replies to', async () => {
    const { say, first } = await aPostScreen();
    await say('Three weeks.', first.id);
    await waitFor(() => expect(screen.getByText('Three weeks.')).toBeTruthy());
    expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
    expect(heading()).toBe('3 comments');
  });

  it('is open as the first reply to a comment or a reply, while the talk is short', async () => {
    const { say, post, write } = await aPostScreen();
    await say('Two months.', post.comments[1]?.id);
    expect(screen.getByText('Two months.')).toBeTruthy();
    await say('Sixty days for me.');
    write('Also in June?', post.comments.at(-1)?.id);
    write('Yes, also in June.', post.comments.at(-1)?.id);
    await userEvent.click(screen.getByRole('button', { name: '1 new comment' }));
    await waitFor(() => expect(screen.getByText('Yes, also in June.')).toBeTruthy());
  });

  it('is open below a comment of a long talk, and folded below a reply', async () => {
    const { say, post, first } = await aPostScreen();
    for (let count = 2; count < MAX_EXPANDED_COMMENTS; count += 1) await say(`Comment ${count}.`);
    await say('One more.');
    await userEvent.click(screen.getByRole('button', { name: `${MAX_EXPANDED_COMMENTS - 1} new comments` }));
    await waitFor(() => expect(screen.getByText('One more.')).toBeTruthy());
    expect(heading()).toBe(`${MAX_EXPANDED_COMMENTS + 1} comments`);
    await say('Below a comment.', post.comments.at(-1)?.id);
    expect(screen.getByText('Below a comment.')).toBeTruthy();
    await say('Below a reply.', post.comments.find(({ parentId }) => parentId === first.id)?.id);
    expect(screen.queryByText('Below a reply.')).toBeNull();
  });

  it('leaves a thread closed that the reader closed', async () => {
    const { say, first, settle } = await aPostScreen();
    await userEvent.click(screen.getByRole('button', { name: '1 reply' }));
    await say('Three weeks.', first.id);
    await settle();
    expect(screen.queryByText('Three weeks.')).toBeNull();
    expect(screen.getByRole('button', { name: '2 replies' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('joins a thread that is being loaded', async () => {
    const { line, first, store, settle, say } = await aPostScreen();
    line.holdAnswers('listReplies');
    const loading = store(ThreadsKey).find(first.id)?.reload();
    await settle();
    await say('Three weeks.', first.id);
    await act(async () => {
      line.release();
      await loading;
    });
    expect(screen.getByText('Three weeks.')).toBeTruthy();
  });

  it('stands under a post that says what its author made of it meanwhile', async () => {
    const { realtime, world, post, settle } = await aPostScreen();
    await act(async () => {
      realtime.interrupt(() => Object.assign(post, { content: 'Another text of the post' }));
      await settle();
    });
    expect(screen.getByText('Another text of the post')).toBeTruthy();
    await act(async () => {
      post.status = 'DELETED';
      world.records(PostRecords).changed(post);
      await settle();
    });
    expect(screen.getByText('This post was deleted.')).toBeTruthy();
  });

  it('is not lost where the connection was away meanwhile', async () => {
    const { realtime, write, settle } = await aPostScreen();
    await act(async () => {
      realtime.interrupt(() => void write('While you were away.'));
      await settle();
    });
    expect(heading()).toBe('3 comments');
    await userEvent.click(screen.getByRole('button', { name: '1 new comment' }));
    await waitFor(() => expect(screen.getByText('While you were away.')).toBeTruthy());
  });

  it('waits for the reader who comes back to the post, whether it came at that page, on another one or over another post', async () => {
    const { app, post, say, write, world, settle } = await aPostScreen();
    const other = aMemoryPost(world);
    const go = async (...way: Parameters<typeof app.arrive>) => {
      await act(async () => {
        await app.arrive(...way);
        await settle();
      });
    };
    await say('While the post was open.');
    await go('/communities', '', 'PUSH');
    await say('While another page was open.');
    await go(postPathOf(post.id), '', 'POP');
    expect(screen.getByRole('button', { name: '2 new comments' })).toBeTruthy();
    await go(postPathOf(other.id), '', 'PUSH');
    write('While another post was open.');
    await go(postPathOf(post.id), '', 'POP');
    expect(screen.queryByText('While another post was open.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '3 new comments' }));
    await waitFor(() => expect(screen.getByText('While another post was open.')).toBeTruthy());
    expect(heading()).toBe('5 comments');
  });

  it('is counted once where it comes while the page catches up with others', async () => {
    const { realtime, world, line, write, settle } = await aPostScreen();
    await act(async () => {
      realtime.interrupt(() => {
        write('While you were away.');
        line.hold();
      });
      await settle();
      world.records(PostRecords).commented(write('While the page was asking.'));
      line.release();
      await settle();
    });
    expect(heading()).toBe('4 comments');
    expect(screen.getByRole('button', { name: '2 new comments' })).toBeTruthy();
  });

  it('of a blocked pseudonym shows its name alone, until the reader asks for more', async () => {
    const { say, store, settle } = await aPostScreen();
    await say('Words that one does not want to read.');
    await userEvent.click(screen.getByRole('button', { name: '1 new comment' }));
    await act(async () => {
      await store(HidingKey).block('QuietBulbul');
      await settle();
    });
    expect(screen.queryByText('Words that one does not want to read.')).toBeNull();
    expect(screen.getByText(/You blocked QuietBulbul/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show the comment' }));
    expect(screen.getByText('Words that one does not want to read.')).toBeTruthy();
  });
});

it('a comment is voted on as a post is', async () => {
  const { settle } = await aPostScreen();
  const [, up] = screen.getAllByRole('button', { name: /^Vote up/ });
  if (up === undefined) throw new Error('The comment has no votes.');
  await userEvent.click(up);
  await settle();
  expect(up.getAttribute('aria-pressed')).toBe('true');
  expect(up.getAttribute('aria-label')).toBe('Vote up, 1 so far');
});
