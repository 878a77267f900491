import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { select } from '@tests/support/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import { BYTES_TYPE } from '@/contract/openapi-document';
import { text } from '@/server/platform/sql-types';
import type { Person, World } from '../harness/world';
import { comment, post, profileTagOf } from '../harness/world';

const VOTERS = 64;
const COMMENTS = 24;
const DEPTH = process.env.TEST_LONG === 'on' ? 500 : 100;
const BATCH = 16;

export function troubleSuite(world: () => World): void {
  describe('in trouble', () => {
    let writer: Person;
    beforeAll(async () => {
      writer = await world().writer();
    });

    it('counts the votes of 64 people at once on one post, each once', async () => {
      const voters: Person[] = [];
      for (let made = 0; made < VOTERS; made += BATCH)
        voters.push(...(await Promise.all(Array.from({ length: BATCH }, () => world().reader()))));
      const id = await post(writer);
      const votes = await Promise.all(
        voters.map((voter) =>
          voter.post('/api/feed/v1/vote', { resourceId: id, resourceType: 'post', voteType: 'up' }),
        ),
      );
      expect(votes.filter(({ status }) => status !== 200)).toEqual([]);
      const { body } = await world().guest().get(`/api/feed/v1/feed/${id}`);
      expect([body.upvotes, body.downvotes]).toEqual([VOTERS, 0]);
    });

    it('stores comments that come at once, each once however often it is sent, and tells the author of all of them', async () => {
      const [author, other] = [await world().writer(), await world().writer()];
      const postId = await post(author);
      const tag = await profileTagOf(other);
      const answers = await Promise.all(
        Array.from({ length: COMMENTS }, (_, place) => {
          const headers = { 'idempotency-key': randomUUID(), 'profile-tag': tag };
          const body = { content: `Comment ${place}`, profileType: 'ANONYMOUS' };
          const send = () => other.post(`/api/feed/v1/post/${postId}/comment`, body, headers);
          return Promise.all([send(), send()]);
        }),
      );
      expect(answers.flat().filter(({ status }) => status !== 201)).toEqual([]);
      const ids = answers.map(([one, again]) => [one?.body.id, again?.body.id]);
      expect(ids.filter(([one, again]) => one !== again)).toEqual([]);
      expect(new Set(ids.flat()).size).toBe(COMMENTS);
      expect((await world().guest().get(`/api/feed/v1/feed/${postId}`)).body.commentsCount).toBe(COMMENTS);
      const { items } = (await author.get('/api/notification/notifications?platform=phone')).body;
      const titles = items.map(({ data }: { readonly data: { readonly title: string } }) => data.title);
      expect(titles).toContain(`Your post has ${COMMENTS} comments`);
    });

    it(`keeps ${DEPTH} replies, each to the one before`, async () => {
      const postId = await post(writer);
      const first = await comment(writer, postId);
      const tag = await profileTagOf(writer);
      let last = first;
      for (let depth = 1; depth <= DEPTH; depth += 1) {
        const reply = { content: `Reply ${depth}`, profileType: 'ANONYMOUS' };
        const headers = { 'idempotency-key': randomUUID(), 'profile-tag': tag };
        last = (await writer.post(`/api/feed/v1/post/comment/${last}/reply`, reply, headers)).body.id;
      }
      const guest = world().guest();
      expect((await guest.get(`/api/feed/v1/feed/${postId}`)).body.commentsCount).toBe(DEPTH + 1);
      const { parentId, content } = (await guest.get(`/api/feed/v1/comment/${last}`)).body;
      expect(content).toBe(`Reply ${DEPTH}`);
      const { items } = (await guest.get(`/api/feed/v1/comment/${parentId}/replies`)).body;
      expect(items.map(({ id }: { readonly id: string }) => id)).toEqual([last]);
    });

    it('stores nothing of a picture whose upload stops half way, and takes the next one', async () => {
      const { database, origin } = world().server;
      const files = () => select(database, { key: text }, 'select key from platform.unused_files');
      const before = await files();
      await uploadHalf(writer, origin);
      expect(await files()).toEqual(before);
      expect((await writer.get('/api/feed/v3/feed?feedType=GENERIC')).status).toBe(200);
    });

    it('keeps half of a character as the sign for one that is missing', async () => {
      const poll = { options: ['Yes \ud83d', 'No'], durationHours: 24 };
      const id = await post(writer, { content: 'Half \ud83d of one', poll });
      const { body } = await world().guest().get(`/api/feed/v1/feed/${id}`);
      expect([body.content, body.poll.options[0].text]).toEqual(['Half \ufffd of one', 'Yes \ufffd']);
    });

    it('asks five pseudonyms for an answer to a post, however many are asked at once', async () => {
      const community = { type: 'topic', entityId: 3 };
      const named = await Promise.all(Array.from({ length: 8 }, () => world().writer()));
      for (const one of named) await post(one, { community });
      const [postId, asker] = [await post(writer, { community }), await world().writer()];
      const path = `/api/feed/v1/post/${postId}/answer-request`;
      const candidates: readonly { readonly name: string }[] = (await asker.get(path)).body.candidates;
      expect(candidates).toHaveLength(8);
      const answers = await Promise.all(candidates.map(({ name }) => asker.post(path, { name })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect((await asker.get(path)).body.left).toBe(0);
    });

    it('keeps piled up accents and letters of other scripts as they were written', async () => {
      const content = `Z${'\u0351\u0352\u0353'.repeat(40)}algo. Gоogle with a Cyrillic o. javascript:alert(1) <script>alert(1)</script>`;
      const id = await post(writer, { title: null, content });
      expect((await world().guest().get(`/api/feed/v1/feed/${id}`)).body.content).toBe(content);
    });
  });
}

/** Aborts a picture upload half way. */
function uploadHalf(writer: Person, origin: string): Promise<void> {
  return new Promise((resolve) => {
    const upload = request(`${origin}/api/feed/v1/post/media`, {
      method: 'POST',
      headers: {
        appid: '999',
        systemid: 'AB_WEB',
        origin,
        cookie: writer.cookies.header,
        'content-type': BYTES_TYPE,
        'content-length': 1_000_000,
      },
    });
    upload.on('error', () => undefined).on('close', () => resolve());
    upload.write(Buffer.alloc(1_000, 1), () => upload.destroy());
  });
}
