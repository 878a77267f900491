import { describe, expect, it } from 'vitest';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { VersionedPath } from '@/core/talk/versions/version';
import { VersionsPort } from '@/core/talk/versions/versions.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const ofPost = (versionedId: string): VersionedPath => ({ versionedType: 'post', versionedId });
const ofComment = (versionedId: string): VersionedPath => ({ versionedType: 'comment', versionedId });

export const versionsContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const list = (viewer: Actor, path: VersionedPath) => viewer.port(VersionsPort).listVersions(path);
  const erase = (viewer: Actor, path: VersionedPath) => viewer.port(VersionsPort).eraseVersions(path);
  const tagged = async (author: Actor) => ({ profileTag: await profileTagOf(author) });
  const editPost = async (author: Actor, postId: string, title: string | null, content: string) => {
    const change = { title, content, media: [] };
    return successOf(await author.port(PostWritingPort).editPost({ postId, ...change, ...(await tagged(author)) }));
  };
  const comment = async (author: Actor, postId: string): Promise<string> => {
    const said = { content: 'It took 60 days.', profileType: 'ANONYMOUS' } as const;
    const once = { ...aKey(), ...(await tagged(author)) };
    return successOf(await author.port(CommentsPort).createComment({ postId, ...said, ...once })).id;
  };
  const editComment = async (author: Actor, commentId: string, content: string) =>
    successOf(await author.port(CommentsPort).editComment({ commentId, content, ...(await tagged(author)) }));

  describe('what a post said before', () => {
    it('is read by its author alone, newest first, with the moment of each text', async () => {
      const writer = as('writer');
      const postId = await write(writer, { title: 'First', content: 'One' });
      expect(successOf(await list(writer, ofPost(postId)))).toEqual({ items: [] });
      const { createdAt, editedAt } = await editPost(writer, postId, 'Second', 'Two');
      await editPost(writer, postId, null, 'Three');
      // An unchanged save adds no version.
      await editPost(writer, postId, ' ', 'Three');
      expect(successOf(await list(writer, ofPost(postId.toUpperCase())))).toEqual({
        items: [
          { title: 'Second', content: 'Two', writtenAt: editedAt },
          { title: 'First', content: 'One', writtenAt: createdAt },
        ],
      });
      expectNotSignedIn(await list(as('guest'), ofPost(postId)));
      expectRefusal(await list(as('otherWriter'), ofPost(postId)), 'forbidden', 'not_yours');
    });

    it('is kept for the last 20 changes', async () => {
      const writer = as('writer');
      const postId = await write(writer, { title: null, content: 'Text 0' });
      for (let change = 1; change <= 22; change += 1) await editPost(writer, postId, null, `Text ${change}`);
      const { items } = successOf(await list(writer, ofPost(postId)));
      expect(items.map(({ content }) => content)).toEqual(Array.from({ length: 20 }, (_, at) => `Text ${21 - at}`));
    });

    it('is gone with the post, comes back with it, and stays while moderators look at it', async () => {
      const writer = as('writer');
      const postId = await write(writer, { content: 'One' });
      await editPost(writer, postId, null, 'Two');
      const { deletePost, restorePost } = writer.port(PostWritingPort);
      successOf(await deletePost.call(writer.port(PostWritingPort), { postId }));
      for (const viewer of [as('otherWriter'), writer]) {
        expectRefusal(await list(viewer, ofPost(postId)), 'notFound', 'post_not_found');
      }
      successOf(await restorePost.call(writer.port(PostWritingPort), { postId, ...(await tagged(writer)) }));
      expect(successOf(await list(writer, ofPost(postId))).items).toHaveLength(1);
      await harness().setStatus(postId, 'FLAGGED');
      expect(successOf(await list(writer, ofPost(postId))).items).toHaveLength(1);
      expectRefusal(await list(as('otherWriter'), ofPost(postId)), 'notFound', 'post_not_found');
    });

    it('is removed by its author alone; the post stays marked as changed', async () => {
      const writer = as('writer');
      const postId = await write(writer, { content: 'Call me at home' });
      await editPost(writer, postId, null, 'Write to me');
      expectRefusal(await erase(as('otherWriter'), ofPost(postId)), 'forbidden', 'not_yours');
      expectNotSignedIn(await erase(as('guest'), ofPost(postId)));
      successOf(await erase(writer, ofPost(postId)));
      successOf(await erase(writer, ofPost(postId)));
      expect(successOf(await list(writer, ofPost(postId))).items).toEqual([]);
      const post = successOf(await as('guest').port(FeedReadingPort).getPost({ postId }));
      expect(post.editedAt).toEqual(expect.any(String));
    });

    it('is asked for by type and id', async () => {
      for (const call of [list, erase]) {
        expectRefusal(await call(as('writer'), ofPost(UNKNOWN_ID)), 'notFound', 'post_not_found');
        expectRefusal(await call(as('writer'), ofComment(UNKNOWN_ID)), 'notFound', 'comment_not_found');
        expectInvalid(await call(as('writer'), ofPost('42')), 'versionedId');
      }
    });
  });

  describe('what a comment said before', () => {
    it('is read and removed by its author alone', async () => {
      const [writer, other] = [as('writer'), as('otherWriter')];
      const commentId = await comment(other, await write(writer));
      const { createdAt } = await editComment(other, commentId, 'It took 45 days.');
      const earlier = { title: null, content: 'It took 60 days.', writtenAt: createdAt };
      expect(successOf(await list(other, ofComment(commentId)))).toEqual({ items: [earlier] });
      expectRefusal(await list(writer, ofComment(commentId)), 'forbidden', 'not_yours');
      expectRefusal(await erase(writer, ofComment(commentId)), 'forbidden', 'not_yours');
      successOf(await erase(other, ofComment(commentId)));
      expect(successOf(await list(other, ofComment(commentId))).items).toEqual([]);
    });

    it('is gone with it, and does not come back with it', async () => {
      const other = as('otherWriter');
      const commentId = await comment(other, await write(as('writer')));
      await editComment(other, commentId, 'It took 45 days.');
      successOf(await other.port(CommentsPort).deleteComment({ commentId }));
      expectRefusal(await list(other, ofComment(commentId)), 'notFound', 'comment_not_found');
      const again = { commentId, content: 'It took 45 days.', bringsBack: true, ...(await tagged(other)) };
      successOf(await other.port(CommentsPort).editComment(again));
      expect(successOf(await list(other, ofComment(commentId))).items).toEqual([]);
    });
  });
};
