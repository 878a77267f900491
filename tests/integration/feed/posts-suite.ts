import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { aPng } from '@tests/support/pictures';
import { select } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { bigint } from '@/server/platform/sql-types';
import type { Client } from '../harness/client';
import type { World } from '../harness/world';
import { post, profileTagOf } from '../harness/world';

const submit = async (
  client: Client,
  overrides: Readonly<Record<string, unknown>> = {},
  key: string | null = randomUUID(),
) =>
  client.post(
    '/api/feed/v2/post',
    { ...aSubmission(), ...overrides },
    { 'idempotency-key': key, 'profile-tag': await profileTagOf(client) },
  );
const readPost = (client: Client, id: string) => client.get(`/api/feed/v1/feed/${id}`);

export function postsSuite(world: () => World): void {
  const countPosts = async (): Promise<number> => {
    const [row] = await select(world().server.database, { n: bigint }, 'select count(*) as n from content.posts');
    return row?.n ?? -1;
  };

  describe('createPost', () => {
    it('keeps the byline of a post when the career of its author changes', async () => {
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
        proof: null,
      });
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

    it('makes one post of a double submit', async () => {
      const writer = await world().writer();
      const key = randomUUID();
      const before = await countPosts();
      const keys = [key, key, key.toUpperCase(), key, key, key.toUpperCase()];
      const answers = await Promise.all(keys.map((each) => submit(writer, {}, each)));
      expect(new Set(answers.map(({ body }) => body.postId)).size).toBe(1);
      expect(await countPosts()).toBe(before + 1);
    });

    it.each([
      ['a NUL', { content: 'a\u0000b' }, 'content'],
      ['a NUL in the title', { title: 'a\u0000b' }, 'title'],
      ['a number for a text', { content: 7 }, 'content'],
      ['an unknown field', { authorName: 'Somebody else' }, 'authorName'],
      ['[EN-POST-MEDIA-IMAGE] a picture without its key', { media: [{ type: 'IMAGE' }] }, 'media.0.fileKey'],
      ['[EN-POST-MEDIA-YOUTUBE] a video without its address', { media: [{ type: 'YOUTUBE' }] }, 'media.0.fullUrl'],
      ['a poll without answers', { poll: {} }, 'poll.options'],
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
        const { status, body } = await submit(writer, {}, key);
        expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['idempotency-key']]);
      }
    });
  });

  describe('getPost', () => {
    it('[EN-POST-IMAGE-TYPE] says of a post with pictures that it is one, and their order', async () => {
      const writer = await world().writer();
      const upload = async () => (await writer.post('/api/feed/v1/post/media', aPng(20, 10))).body.fileKey;
      const order = [await upload(), await upload()];
      const id = await post(writer, { media: order.map((fileKey) => ({ type: 'IMAGE', fileKey })) });
      expect((await readPost(world().guest(), id)).body).toMatchObject({
        postType: 'image',
        additionalData: { order },
      });
      expect(Object.keys((await readPost(writer, await post(writer))).body)).not.toContain('postType');
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
