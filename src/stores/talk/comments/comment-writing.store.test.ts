import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { commentMessages } from '@/core/talk/comments/comment-messages';
import { postPathOf } from '@/core/talk/posting/post-path';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';

async function aQuestion() {
  const here = await startMemoryApp({ as: 'writer' });
  const { world, store, settle } = here;
  const post = aMemoryPost(world);
  world.records(PostRecords).addComment(post, { author: anAuthor(), content: 'Yes, in June.' });
  await here.app.arrive(postPathOf(post.id), '');
  const writing = store(CommentWritingKey);
  const target = { kind: 'post', id: post.id } as const;
  const open = async () => {
    writing.open(target);
    await settle();
    const box = writing.boxOf(target);
    if (box === null) throw new Error('The box of the post is closed.');
    return box;
  };
  return { ...here, post, page: store(PostPageKey), writing, open };
}

describe('an answer that is written', () => {
  it('[EN-ANSWER] is without text and parent, under a pseudonym, beside answers without votes', async () => {
    const { open, page, writing, store, settle } = await aQuestion();
    const upvoted = () => page.comments.filter(({ myVote }) => myVote === 'up');
    const downvoted = () => page.comments.filter(({ myVote }) => myVote === 'down');
    const reactions = () => page.comments.map(({ upvotes, downvotes }) => [upvotes, downvotes]);
    const { draft, inputType } = await open();
    expect([draft.text, inputType]).toEqual(['', 'answer']);
    expect(store(ProfileKey).pseudoProfiles).toMatchObject({ value: { selectedProfileType: 'ANONYMOUS' } });
    expect([upvoted(), downvoted(), reactions()]).toEqual([[], [], [[0, 0]]]);
    const [answer] = page.comments;
    if (answer === undefined) throw new Error('The question has no answer.');
    const reply = { kind: 'reply', id: answer.id } as const;
    writing.open(reply);
    expect(writing.boxOf(reply)).toMatchObject({ target: { id: answer.id }, inputType: 'reply', draft: { text: '' } });
    await store(VotingKey).press({ type: 'comment', id: answer.id }, 'up');
    await settle();
    expect([upvoted().map(({ id }) => id), downvoted(), reactions()]).toEqual([[answer.id], [], [[1, 0]]]);
    await store(VotingKey).press({ type: 'comment', id: answer.id }, 'down');
    await settle();
    expect([upvoted(), downvoted().map(({ id }) => id), reactions()]).toEqual([[], [answer.id], [[0, 1]]]);
  });

  it('[EN-ANSWER-INPUTTYPE] is an answer at the start, after it was sent and after a reset, below a post as below a question', async () => {
    const { open, page, post, writing, settle } = await aQuestion();
    const box = await open();
    expect(box.inputType).toBe('answer');
    writing.write(box, 'It took me 60 days.');
    await writing.submit(box);
    await settle();
    expect(page.comments[0]).toMatchObject({ content: 'It took me 60 days.', parentId: null });
    expect(await open()).toMatchObject({ inputType: 'answer', draft: { text: '' } });
    writing.forget();
    expect(writing.boxOf({ kind: 'post', id: post.id })).toBeNull();
    expect((await open()).inputType).toBe('answer');
    const question = { kind: 'question', id: '7' } as const;
    writing.open(question);
    expect(writing.boxOf(question)?.inputType).toBe('answer');
  });
});

it('a change of a comment that was deleted on another page is not sent, and its text stays', async () => {
  const { open, page, writing, world, settle } = await aQuestion();
  const box = await open();
  writing.write(box, 'It took me 60 days.');
  await writing.submit(box);
  await settle();
  const own = page.comments.find(({ isMine }) => isMine);
  if (own === undefined) throw new Error('The writer has no comment.');
  const target = { kind: 'edit', id: own.id } as const;
  writing.open(target, own.content);
  await settle();
  const edit = writing.boxOf(target);
  if (edit === null) throw new Error('The box of the comment is closed.');
  writing.write(edit, 'It took me 90 days.');
  const stored = world.records(PostRecords).findComment(own.id)?.comment;
  Object.assign(stored ?? {}, { status: 'DELETED', content: '' });
  await writing.submit(edit);
  await settle();
  expect(stored).toMatchObject({ status: 'DELETED', content: '' });
  expect(writing.boxOf(target)).toMatchObject({
    failureText: commentMessages.gone,
    draft: { text: 'It took me 90 days.' },
  });
});

it.each([
  ['keeps it', false, commentMessages.keptForOwner],
  ['keeps nothing', true, commentMessages.heldForOwner],
])(
  'a comment under which the session ends is there after the login, and its closed box says so: a device that %s',
  async (_device, isFull, text) => {
    const { open, writing, store, browser, storage, toasts, me } = await aQuestion();
    storage.isFull = isFull;
    const box = await open();
    browser.signOut();
    await store(SessionKey).checkUser();
    expect(toasts.shown.map(({ text1 }) => text1)).not.toContain(text);
    browser.signIn(me);
    await store(SessionKey).checkUser();
    expect(box.isWritten).toBe(false);
    writing.write(await open(), 'Ask for the date in writing.');
    browser.signOut();
    await store(SessionKey).checkUser();
    expect(toasts.shown.map(({ text1 }) => text1)).toContain(text);
    browser.signIn(me);
    await store(SessionKey).checkUser();
    expect((await open()).draft.text).toBe('Ask for the date in writing.');
  },
);
