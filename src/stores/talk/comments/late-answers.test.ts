import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { postPathOf } from '@/core/talk/posting/post-path';
import { ProfileKey } from '@/stores/account/profile/keys';
import { CommentWritingKey, ThreadsKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';

async function aQuestion() {
  const { app, store, world, settle, line } = await startMemoryApp({ as: 'writer' });
  const [post, posts] = [aMemoryPost(world), world.records(PostRecords)];
  const answer = posts.addComment(post, { author: anAuthor(), content: 'Yes, in June.' });
  const reply = posts.addComment(post, { author: anAuthor(), content: 'Mine too.', parentId: answer.id });
  await app.arrive(postPathOf(post.id), '');
  await store(ProfileKey).loadPseudoProfiles();
  const [page, threads, writing] = [store(PostPageKey), store(ThreadsKey), store(CommentWritingKey)];
  const write = async (target: Parameters<typeof writing.open>[0], content: string) => {
    writing.open(target);
    await settle();
    const box = writing.boxOf(target);
    if (box === null) throw new Error('The box is closed.');
    writing.write(box, content);
    await writing.submit(box);
    await settle();
  };
  await write({ kind: 'post', id: post.id }, 'It took me 60 days.');
  await threads.open(answer.id);
  const own = page.comments.find(({ isMine }) => isMine);
  if (own === undefined) throw new Error('The writer has no comment.');
  const find = (id: string) => threads.findVotable(id);
  /** Reads comments with a response from before `act` that arrives after it. */
  const late = async (call: string, read: () => Promise<void>, act: () => Promise<void>) => {
    line.holdAnswers(call);
    const isRead = read();
    await settle();
    await act();
    line.release();
    await isRead;
  };
  return { store, page, threads, writing, write, late, find, answer, reply, own };
}

describe('an answer that comes after what the user did meanwhile', () => {
  it('leaves their vote on a comment', async () => {
    const { store, page, late, find, answer } = await aQuestion();
    const press = () => store(VotingKey).press({ type: 'comment', id: answer.id }, 'up');
    await late('listComments', () => page.reloadComments(), press);
    expect(find(answer.id)).toMatchObject({ myVote: 'up', upvotes: 1 });
  });

  it('leaves their vote on a reply', async () => {
    const { store, threads, late, find, answer, reply } = await aQuestion();
    const press = () => store(VotingKey).press({ type: 'comment', id: reply.id }, 'down');
    await late('listReplies', () => threads.find(answer.id)?.reload() ?? Promise.resolve(), press);
    expect(find(reply.id)).toMatchObject({ myVote: 'down', downvotes: 1 });
  });

  it('leaves the new text of their comment, and does not bring a deleted one back', async () => {
    const { page, write, writing, late, find, own } = await aQuestion();
    await late(
      'listComments',
      () => page.reloadComments(),
      () => write({ kind: 'edit', id: own.id }, 'It took 90 days.'),
    );
    expect(find(own.id)?.content).toBe('It took 90 days.');
    const shown = find(own.id) ?? own;
    await late(
      'listComments',
      () => page.reloadComments(),
      () => writing.remove(shown),
    );
    expect(find(own.id)).toBeNull();
  });
});
