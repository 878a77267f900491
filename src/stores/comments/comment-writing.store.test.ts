import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/post-records';
import { postPathOf } from '@/core/posting/post-path';
import { CommentWritingKey } from '@/stores/comments/keys';
import { PostPageKey } from '@/stores/posting/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { VotingKey } from '@/stores/voting/keys';

/** A writer on the page of a question with one answer. */
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
  it('is without text and parent, under a pseudonym, beside answers without votes', async () => {
    const { open, page, store, settle } = await aQuestion();
    const upvoted = () => page.comments.filter(({ myVote }) => myVote === 'up');
    const downvoted = () => page.comments.filter(({ myVote }) => myVote === 'down');
    const { draft, target } = await open();
    expect(draft.text).toBe('');
    expect(target.kind).not.toBe('reply');
    expect(store(ProfileKey).pseudoProfiles).toMatchObject({ value: { selectedProfileType: 'ANONYMOUS' } });
    expect([upvoted(), downvoted()]).toEqual([[], []]);
    const [answer] = page.comments;
    if (answer === undefined) throw new Error('The question has no answer.');
    await store(VotingKey).press({ type: 'comment', id: answer.id }, 'up');
    await settle();
    expect(upvoted()).toMatchObject([{ id: answer.id, upvotes: answer.upvotes + 1 }]);
  });

  it('is an answer, no reply, at the start and again after it was sent', async () => {
    const { open, page, post, writing, settle } = await aQuestion();
    const box = await open();
    expect(box.target).toEqual({ kind: 'post', id: post.id });
    writing.write(box, 'It took me 60 days.');
    await writing.submit(box);
    await settle();
    expect(page.comments[0]).toMatchObject({ content: 'It took me 60 days.', parentId: null });
    const next = await open();
    expect([next.target.kind, next.draft.text]).toEqual(['post', '']);
  });
});
