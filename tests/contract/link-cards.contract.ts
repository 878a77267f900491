import { PATIENCE } from '@tests/support/patience';
import { describe, expect, it, vi } from 'vitest';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { profileTagOf, write } from './harness/submissions';

const NOTICE = 'http://labour.example/notice-periods';
const GRATUITY = 'http://labour.example/gratuity';
const MISSING = 'http://labour.example/missing';
const noticeCard = {
  url: NOTICE,
  host: 'labour.example',
  siteName: 'Labour Desk',
  title: 'Notice periods & buyouts by law',
  description: 'What binds both sides when somebody leaves.',
  picture: null,
};
const gratuityCard = {
  url: GRATUITY,
  host: 'labour.example',
  siteName: null,
  title: 'Gratuity after five years',
  description: null,
  picture: null,
};
const COVERED = 'http://labour.example/covered';
const coveredCard = {
  url: COVERED,
  host: 'labour.example',
  siteName: null,
  title: 'Four labour codes on one page',
  description: null,
  picture: { url: expect.stringMatching(/^\/media\/[\w-]+\.webp$/), width: 40, height: 30 },
};

export const linkCardsContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const postOf = async (postId: string): Promise<Post> =>
    successOf(await as('guest').port(FeedReadingPort).getPost({ postId }));
  const linkOf = async (postId: string) => (await postOf(postId)).link;
  /** Pages are read in the background, and guests' answers may be a second old. */
  const shows = (postId: string, card: LinkCard | null) =>
    vi.waitFor(async () => expect(await linkOf(postId)).toEqual(card), PATIENCE);
  const edit = async (postId: string, content: string): Promise<Post> => {
    const writer = as('writer');
    const change = { title: null, content, media: [] };
    const tag = { profileTag: await profileTagOf(writer) };
    return successOf(await writer.port(PostWritingPort).editPost({ postId, ...change, ...tag }));
  };

  describe('the card of a link in a post', () => {
    it('shows the page that the first link leads to, to every viewer, once it is read', async () => {
      const postId = await write(as('writer'), { content: `Read ${NOTICE}. Or ${GRATUITY}?` });
      await shows(postId, noticeCard);
      const feed = successOf(await as('reader').port(FeedReadingPort).listFeed({ feedType: 'GENERIC' }));
      expect(feed.items.find(({ id }) => id === postId)?.link).toEqual(noticeCard);
    });

    it('has the picture of the page, encoded again, once a post has the card', async () => {
      const read = successOf(await as('writer').port(LinkReadingPort).readLink({ url: COVERED }));
      expect(read.link).toEqual({ ...coveredCard, picture: null });
      const postId = await write(as('writer'), { content: COVERED });
      await shows(postId, coveredCard);
      expect((await edit(postId, `All of them: ${COVERED}`)).link).toEqual(coveredCard);
      await edit(postId, `Or rather ${GRATUITY}`);
      await shows(postId, gratuityCard);
    });

    it('keeps its picture when its author takes pictures out of the post', async () => {
      const writer = as('writer');
      const postId = await write(writer, { content: COVERED });
      await shows(postId, coveredCard);
      const key = (await linkOf(postId))?.picture?.url.replace(/^\/media\/|\.webp$/g, '') ?? '';
      expectRefusal(await writer.port(PostMediaPort).deletePostMedia({ postId, key }), 'invalid', 'picture_of_link');
      await shows(postId, coveredCard);
    });

    it('changes with the link, stays with other words about it, and goes with it', async () => {
      const postId = await write(as('writer'), { content: NOTICE });
      await shows(postId, noticeCard);
      expect((await edit(postId, `Sixty days, says ${NOTICE}`)).link).toEqual(noticeCard);
      await edit(postId, `Or rather ${GRATUITY}`);
      await shows(postId, gratuityCard);
      expect((await edit(postId, 'Never mind.')).link).toBeNull();
      await shows(postId, null);
    });

    it('is not there for a page that is not, for a post with an attachment, and for a deleted post', async () => {
      const writer = as('writer');
      const poll = { options: ['Sixty days', 'Ninety days'], durationHours: 24 } as const;
      const missing = await write(writer, { content: MISSING });
      const withPoll = await write(writer, { content: NOTICE, poll });
      const deleted = await write(writer, { content: NOTICE });
      await shows(deleted, noticeCard);
      successOf(await writer.port(PostWritingPort).deletePost({ postId: deleted }));
      for (const postId of [missing, withPoll, deleted]) await shows(postId, null);
    });
  });

  describe('a card that its author leaves out', () => {
    const choose = async (postId: string, isShown: boolean): Promise<Post> =>
      successOf(await as('writer').port(LinkReadingPort).showLink({ postId, isShown }));

    it('is gone for every viewer, stays so with other words about the link, and comes again on request', async () => {
      const postId = await write(as('writer'), { content: NOTICE });
      await shows(postId, noticeCard);
      expect((await choose(postId, false)).link).toBeNull();
      await shows(postId, null);
      expect((await edit(postId, `Sixty days, says ${NOTICE}`)).link).toBeNull();
      await choose(postId, false);
      await choose(postId, true);
      await shows(postId, noticeCard);
      expect((await choose(postId, true)).link).toEqual(noticeCard);
    });

    it('is never there for a post that was written without it, until another link takes its place', async () => {
      const postId = await write(as('writer'), { content: NOTICE, withoutLink: true });
      const other = await write(as('writer'), { content: NOTICE });
      await shows(other, noticeCard);
      expect(await linkOf(postId)).toBeNull();
      await edit(postId, `Or rather ${GRATUITY}`);
      await shows(postId, gratuityCard);
    });

    it('is a choice of the author alone, about a post that is there', async () => {
      const writer = as('writer');
      const postId = await write(writer, { content: NOTICE });
      const hide = (who: Parameters<typeof as>[0]) =>
        as(who).port(LinkReadingPort).showLink({ postId, isShown: false });
      expectNotSignedIn(await hide('guest'));
      expectRefusal(await hide('reader'), 'forbidden', 'not_yours');
      successOf(await writer.port(PostWritingPort).deletePost({ postId }));
      expectRefusal(await hide('writer'), 'notFound', 'post_not_found');
    });
  });

  describe('readLink', () => {
    it('shows a writer the card of a page, and none where there is no page', async () => {
      const links = as('writer').port(LinkReadingPort);
      expect(successOf(await links.readLink({ url: NOTICE }))).toEqual({ link: noticeCard });
      expect(successOf(await links.readLink({ url: MISSING }))).toEqual({ link: null });
      expect(successOf(await links.readLink({ url: 'no address' }))).toEqual({ link: null });
    });

    it('is for writers', async () => {
      expectNotSignedIn(await as('guest').port(LinkReadingPort).readLink({ url: NOTICE }));
      expectRefusal(await as('reader').port(LinkReadingPort).readLink({ url: NOTICE }), 'invalid', 'writer_required');
      expectInvalid(await as('writer').port(LinkReadingPort).readLink({ url: '' }), 'url');
    });
  });
};
