import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { ANOTHER_PICTURE, anAnonymousProfile, makeWorkingWriter } from './harness/make-writers';
import { successOf } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

export const mentionsContract: Contract = (harness) => {
  let people = 0;
  const newWriter = async () => {
    people += 1;
    const [writer, name] = [await harness().newcomer(), `NeemLeaf${people}`];
    await makeWorkingWriter(writer, name);
    return { writer, name };
  };
  const guest = () => harness().as('guest');
  const tagOf = async (author: Actor) => ({ profileTag: await profileTagOf(author) });
  const comment = async (author: Actor, postId: string, content: string, profileType: 'ANONYMOUS' | 'DESIGNATION') =>
    successOf(
      await author
        .port(CommentsPort)
        .createComment({ postId, content, profileType, ...aKey(), ...(await tagOf(author)) }),
    );
  const edit = async (author: Actor, commentId: string, content: string) =>
    successOf(await author.port(CommentsPort).editComment({ commentId, content, ...(await tagOf(author)) }));
  const inboxOf = async (user: Actor) =>
    successOf(await user.port(NotificationsPort).listNotifications({ platform: 'computer', limit: 50 })).items;
  const mentionsOf = async (user: Actor) =>
    (await inboxOf(user)).filter(({ variantId }) => variantId === 'mentioned').map(({ data }) => data);
  const postOf = async (postId: string, viewer = guest()) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId }));

  describe('a mention', () => {
    it('is a name with an @ that somebody has, as it is written, in posts and comments', async () => {
      const { writer, name } = await newWriter();
      const other = harness().as('otherWriter');
      const content = `Ask @${name.toLowerCase()} or @Nobody_Has_This, not mail@${name} or https://x.example/@${name}`;
      const postId = await write(other, { content });
      expect((await postOf(postId)).mentions).toEqual([name.toLowerCase()]);
      const said = await comment(other, postId, `@${name}, @${name}?`, 'ANONYMOUS');
      expect(said.mentions).toEqual([name]);
      const [listed] = successOf(await guest().port(FeedReadingPort).listComments({ postId })).items;
      expect(listed?.mentions).toEqual([name]);
      expect(await mentionsOf(writer)).toHaveLength(2);
    });

    it('tells the one who is named where, once for a post or a comment, and never the author', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(other.writer, { title: 'Ninety days', content: `@${name} @${name} @${other.name}` });
      const said = await comment(other.writer, postId, `Here too, @${name}`, 'DESIGNATION');
      expect(await mentionsOf(writer)).toMatchObject([
        {
          title: 'You were mentioned in a comment',
          body: `Here too, @${name}`,
          cta: `/p/${postId}?comment=${said.id}#comment-${said.id}`,
          icon: 'mention',
        },
        { title: 'You were mentioned in a post', body: 'Ninety days', cta: `/p/${postId}`, icon: 'mention' },
      ]);
      expect(await mentionsOf(other.writer)).toEqual([]);
    });

    it('says nothing twice to whom the comment is written anyway', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(writer);
      await comment(other.writer, postId, `Thank you, @${name}`, 'ANONYMOUS');
      expect((await inboxOf(writer)).map(({ variantId }) => variantId)).toEqual(['post-commented', 'welcome']);
      successOf(await writer.port(UserPreferencesPort).saveMessagePreferences({ comments: false }));
      await comment(other.writer, postId, `Again, @${name}`, 'ANONYMOUS');
      expect(await mentionsOf(writer)).toMatchObject([{ body: `Again, @${name}` }]);
    });

    it('is kept from who does not want it, and from who has blocked the author’s pseudonym', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(other.writer);
      successOf(await writer.port(HidingPort).blockName({ name: other.name }));
      await comment(other.writer, postId, `Read this, @${name}`, 'ANONYMOUS');
      expect(await mentionsOf(writer)).toEqual([]);
      successOf(await writer.port(HidingPort).unblockName({ name: other.name }));
      successOf(await writer.port(UserPreferencesPort).saveMessagePreferences({ mentions: false }));
      await comment(other.writer, postId, `And this, @${name}`, 'ANONYMOUS');
      expect(await mentionsOf(writer)).toEqual([]);
    });

    it('comes and goes with the text, and is no news a second time', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(other.writer);
      const { id } = await comment(other.writer, postId, 'Anybody?', 'ANONYMOUS');
      expect((await edit(other.writer, id, `Anybody? @${name}`)).mentions).toEqual([name]);
      const [first] = await inboxOf(writer);
      expect(first).toMatchObject({ variantId: 'mentioned', status: 0 });
      const notificationIds = [first?.notificationId ?? ''];
      successOf(await writer.port(NotificationsPort).actOnNotifications({ action: 'Read', notificationIds }));
      expect((await edit(other.writer, id, 'Nobody')).mentions).toEqual([]);
      expect(await mentionsOf(writer)).toEqual([]);
      await edit(other.writer, id, `Or @${name}?`);
      expect((await inboxOf(writer))[0]).toMatchObject({ ...first, status: 2, data: { body: `Or @${name}?` } });
      successOf(await other.writer.port(CommentsPort).deleteComment({ commentId: id }));
      expect(await mentionsOf(writer)).toEqual([]);
      const back = { commentId: id, content: `Back, @${name}`, bringsBack: true, ...(await tagOf(other.writer)) };
      successOf(await other.writer.port(CommentsPort).editComment(back));
      expect((await inboxOf(writer))[0]).toMatchObject({ notificationId: first?.notificationId, status: 2 });
    });

    it('goes with a deleted post and comes back with it', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const posts = other.writer.port(PostWritingPort);
      const postId = await write(other.writer, { content: `For @${name}`, title: null });
      expect(await mentionsOf(writer)).toMatchObject([{ body: `For @${name}` }]);
      successOf(await posts.deletePost({ postId }));
      expect(await mentionsOf(writer)).toEqual([]);
      successOf(await posts.restorePost({ postId, ...(await tagOf(other.writer)) }));
      expect(await mentionsOf(writer)).toMatchObject([{ body: `For @${name}` }]);
      const change = { title: null, content: 'For nobody', media: [] };
      expect(successOf(await posts.editPost({ postId, ...change, ...(await tagOf(other.writer)) })).mentions).toEqual(
        [],
      );
      expect(await mentionsOf(writer)).toEqual([]);
    });

    it('stays right when the person is renamed: old texts keep the old name, which still finds its owner and nobody else', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(other.writer, { content: `Ask @${name}` });
      const renamed = { ...anAnonymousProfile(`${name}_new`), ...ANOTHER_PICTURE };
      successOf(await writer.port(ProfilesPort).saveAnonymousProfile(renamed));
      // The old text must not contain the new name, which would link both.
      expect(await postOf(postId)).toMatchObject({ content: `Ask @${name}`, mentions: [name] });
      await comment(other.writer, postId, `@${name} or @${name}_new?`, 'ANONYMOUS');
      expect(await mentionsOf(writer)).toHaveLength(2);
    });

    it('names a pseudonym alone: a post under a designation says no more, whoever is named in it', async () => {
      const { writer, name } = await newWriter();
      const postId = await write(writer, { content: `I asked @${name}`, profileType: 'DESIGNATION' });
      expect(await postOf(postId)).toMatchObject({
        mentions: [name],
        isMine: false,
        author: { name: 'Software Engineer at Vaayuna Technologies' },
      });
      expect(await mentionsOf(writer)).toEqual([]);
    });
  });

  describe('a pseudonym that a user has blocked', () => {
    it('tells them neither of its comments nor of its replies, and of those under another name it does', async () => {
      const { writer, name } = await newWriter();
      const other = await newWriter();
      const postId = await write(writer);
      const own = await comment(writer, postId, 'Anybody?', 'ANONYMOUS');
      const replyTo = async (commentId: string, content: string) =>
        successOf(
          await other.writer.port(CommentsPort).replyToComment({
            commentId,
            content,
            profileType: 'ANONYMOUS',
            ...aKey(),
            ...(await tagOf(other.writer)),
          }),
        );
      const kinds = async () => (await inboxOf(writer)).map(({ variantId }) => variantId);
      successOf(await writer.port(HidingPort).blockName({ name: other.name }));
      await comment(other.writer, postId, 'Read this.', 'ANONYMOUS');
      await comment(other.writer, postId, `And this, @${name}`, 'ANONYMOUS');
      await replyTo(own.id, 'And this too.');
      await replyTo(own.id, `And that, @${name}`);
      expect(await kinds()).toEqual(['welcome']);
      await comment(other.writer, postId, 'From a colleague.', 'DESIGNATION');
      expect(await kinds()).toEqual(['post-commented', 'welcome']);
      successOf(await writer.port(HidingPort).unblockName({ name: other.name }));
      await replyTo(own.id, 'Thank you.');
      expect(await kinds()).toEqual(['comment-replied', 'post-commented', 'welcome']);
    });
  });
};
