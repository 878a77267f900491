import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { select } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { bigint } from '@/server/platform/sql-types';
import type { Client } from '../harness/client';
import { storePost } from '../harness/stored';
import type { World } from '../harness/world';
import { post } from '../harness/world';

const submit = (client: Client, overrides: Readonly<Record<string, unknown>> = {}, key: string = randomUUID()) =>
  client.post('/api/feed/v2/post', { ...aSubmission(), ...overrides }, { 'idempotency-key': key });
const readPost = (client: Client, id: string) => client.get(`/api/feed/v1/feed/${id}`);

/** Writing and reading single posts. */
export function postsSuite(world: () => World): void {
  const countPosts = async (): Promise<number> => {
    const [row] = await select(world().server.database, { n: bigint }, 'select count(*) as n from content.posts');
    return row?.n ?? -1;
  };

  describe('createPost', () => {
    it('[API-FEED-POST-CREATE] [RO-POSTING] answers a writer with the post’s id, anybody else with a message and stores nothing', async () => {
      const writer = await world().writer();
      const { status, body } = await submit(writer);
      expect([status, Object.keys(body)]).toEqual([200, ['postId']]);
      const before = await countPosts();
      for (const client of [await world().member(), await world().reader()]) {
        const refused = await submit(client);
        expect([refused.status, Object.keys(refused.body)]).toEqual([200, ['message']]);
      }
      expect(await countPosts()).toBe(before);
    });

    it('[API-FEED-ITEM] stores what was written, under the pseudonym and its job profile', async () => {
      const writer = await world().writer();
      const { body: profile } = await writer.get('/api/user/user/anonymous-profile');
      const id = await post(writer, { title: 'A title', content: 'Some content', campaign: 'desktop_nav' });
      const { status, body } = await readPost(world().guest(), id);
      expect(status).toBe(200);
      expect(body).toEqual({
        id,
        status: 'LIVE',
        kind: null,
        title: 'A title',
        content: 'Some content',
        author: {
          name: profile.userName,
          tagline: 'Software Engineer',
          avatarUrl: profile.avatarUri,
          avatarBgColor: profile.avatarColor,
          profileType: 'ANONYMOUS',
        },
        community: { type: 'topic', entityId: 1, name: 'Notice Period', slug: 'notice-period', logo: null },
        createdAt: body.createdAt,
        upvotes: 0,
        downvotes: 0,
        commentsCount: 0,
        myVote: 'none',
        isMine: false,
      });
      expect((await readPost(writer, id)).body.isMine).toBe(true);
      const missing = await readPost(world().guest(), randomUUID());
      expect([missing.status, missing.body.code]).toEqual([404, 'post_not_found']);
    });

    it('posts under the designation without the pseudonym’s avatar, and keeps the byline when the career changes', async () => {
      const writer = await world().writer();
      const id = await post(writer, { profileType: 'DESIGNATION' });
      await writer.post('/api/user/user/career-status', {
        careerStatusType: 'unemployed',
        careerData: {},
        isEditFlow: true,
      });
      const { author } = (await readPost(world().guest(), id)).body;
      expect(author).toEqual({
        name: 'Software Engineer at Vaayuna Technologies',
        tagline: null,
        avatarUrl: 'kolam:vaayuna-technologies',
        avatarBgColor: author.avatarBgColor,
        profileType: 'DESIGNATION',
      });
      const refused = await submit(writer, { profileType: 'DESIGNATION' });
      expect([refused.status, refused.body.code]).toEqual([422, 'profile_not_available']);
      expect(Object.keys(refused.body.fields)).toEqual(['profileType']);
    });

    it('says of a job profile only what many share', async () => {
      const writer = await world().writer();
      const { body } = await writer.get('/api/user/user/profile');
      await writer.post(
        `/api/user/user/career-status/${body.careerStatusId}`,
        {
          departmentId: 1,
          industryId: 1,
          jobProfile: 'Chief Mango Whisperer',
          tagId: 0,
          roleId: null,
          jobLocation: null,
        },
        { 'x-http-method-override': 'PUT' },
      );
      expect((await readPost(world().guest(), await post(writer))).body.author.tagline).toBeNull();
    });

    it('answers the same post to the same key, and refuses the key for another content', async () => {
      const writer = await world().writer();
      const key = randomUUID();
      const first = await submit(writer, {}, key);
      const before = await countPosts();
      expect((await submit(writer, {}, key.toUpperCase())).body).toEqual(first.body);
      const changed = await submit(writer, { content: 'Something else' }, key);
      expect([changed.status, changed.body.code]).toEqual([409, 'idempotency_key_reused']);
      expect(await countPosts()).toBe(before);
      const another = await world().writer();
      expect((await submit(another, {}, key)).body.postId).not.toBe(first.body.postId);
    });

    it('makes one post of a double submit', async () => {
      const writer = await world().writer();
      const key = randomUUID();
      const before = await countPosts();
      const answers = await Promise.all(Array.from({ length: 6 }, () => submit(writer, {}, key)));
      expect(new Set(answers.map(({ body }) => body.postId)).size).toBe(1);
      expect(await countPosts()).toBe(before + 1);
    });

    it('refuses a community that does not exist, and lets the same draft be sent again', async () => {
      const writer = await world().writer();
      const key = randomUUID();
      const refused = await submit(writer, { community: { type: 'company', entityId: 999 } }, key);
      expect([refused.status, refused.body.code]).toEqual([422, 'community_not_found']);
      expect(Object.keys(refused.body.fields)).toEqual(['community']);
      expect((await submit(writer, {}, key)).body).toHaveProperty('postId');
    });

    it('stores every text as it was written: markup, scripts, emoji, Devanagari, no space at all', async () => {
      const writer = await world().writer();
      for (const content of [
        '<script>alert(1)</script><img src=x onerror="alert(2)">&amp;',
        'x'.repeat(10_000),
        '👩🏽‍💻 तरक़्क़ी — “quoted”\r\n\tline\u202E',
        '\'; drop table content.posts; -- \\ $1 %s {"a":1}',
        '😀'.repeat(10_000),
      ]) {
        const id = await post(writer, { content, title: content.slice(0, 100) });
        const { body } = await readPost(world().guest(), id);
        expect([body.content, body.title]).toEqual([content, content.slice(0, 100)]);
      }
      expect((await readPost(world().guest(), await post(writer, { title: null }))).body.title).toBeNull();
      expect((await readPost(world().guest(), await post(writer, { title: '  ' }))).body.title).toBeNull();
    });

    it.each([
      ['an empty text', { content: '' }, 'content'],
      ['nothing but spaces', { content: ' \n\t ' }, 'content'],
      ['10,001 characters', { content: 'x'.repeat(10_001) }, 'content'],
      ['a NUL', { content: 'a\u0000b' }, 'content'],
      ['a NUL in the title', { title: 'a\u0000b' }, 'title'],
      ['a title too long', { title: 'x'.repeat(151) }, 'title'],
      ['a number for a text', { content: 7 }, 'content'],
      ['an unknown field', { authorName: 'Somebody else' }, 'authorName'],
      ['media, which come later', { media: [{ url: 'x' }] }, 'media'],
      ['a poll, which comes later', { poll: {} }, 'poll'],
      ['an unknown kind of community', { community: { type: 'city', entityId: 1 } }, 'community.type'],
      ['a community id out of range', { community: { type: 'topic', entityId: 2 ** 31 } }, 'community.entityId'],
      ['an unknown profile', { profileType: 'ADMIN' }, 'profileType'],
    ])('refuses %s and says so at its field', async (_what, overrides, field) => {
      const writer = await world().writer();
      const { status, body } = await submit(writer, overrides);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
      expect(Object.keys(body.fields)).toContain(field);
    });

    it('needs an idempotency key that is an id', async () => {
      const writer = await world().writer();
      for (const key of [null, 'again']) {
        const { status, body } = await writer.post('/api/feed/v2/post', aSubmission(), { 'idempotency-key': key });
        expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['idempotency-key']]);
      }
    });
  });

  describe('getPost', () => {
    it('keeps the text of a post that is not live to itself; its author still reads a flagged one', async () => {
      const author = await world().member();
      for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const) {
        const id = await storePost(world(), author, { status });
        const hidden = { status, title: '', content: '' };
        expect((await readPost(world().guest(), id)).body).toMatchObject({ ...hidden, isMine: false });
        expect((await readPost(author, id)).body).toMatchObject(
          status === 'FLAGGED'
            ? { status, title: 'Stored', content: 'A stored post.', isMine: true }
            : { ...hidden, isMine: true },
        );
      }
    });

    it('takes an id in any of its spellings, and nothing else', async () => {
      const writer = await world().writer();
      const id = await post(writer);
      expect((await readPost(writer, id.toUpperCase())).body).toMatchObject({ id, isMine: true });
      expect((await readPost(writer, `urn:uuid:${id}`)).status).toBeLessThan(500);
      for (const wrong of ['1', `${id}0`, '%27%20or%201=1']) {
        const { status, body } = await readPost(writer, wrong);
        expect([status, body.code]).toEqual([400, 'validation_failed']);
      }
    });
  });
}
