import { aSubmission } from '@tests/support/a-submission';
import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { aKey, profileTagOf, submit, write } from './harness/submissions';

export const postWritingContract: Contract = (harness) => {
  describe('writing a post', () => {
    it('[API-FEED-POST-CREATE] [RO-POSTING] answers the post’s id, or to somebody who is no writer a message and no id', async () => {
      const { writer, reader, user, guest } = people();
      const outcome = successOf(await submit(writer, aSubmission(), aKey()));
      expect(outcome).toEqual({ postId: expect.any(String) });
      const newest = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 })).items[0];
      expect({ postId: newest?.id }).toEqual(outcome);
      for (const person of [reader, user]) {
        const refused = successOf(await submit(person, aSubmission({ content: 'Not mine' }), aKey()));
        expect(refused).toEqual({ message: expect.stringMatching(/./) });
      }
      expect(successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 })).items[0]?.id).toBe(newest?.id);
      expectNotSignedIn(await submit(guest, aSubmission(), aKey()));
    });

    it('twice under one key makes one post; another content under it is refused', async () => {
      const { writer, otherWriter } = people();
      const key = aKey();
      const first = successOf(await submit(writer, aSubmission(), key));
      expect(successOf(await submit(writer, aSubmission(), key))).toEqual(first);
      const changed = await submit(writer, aSubmission({ content: 'Something else' }), key);
      expectRefusal(changed, 'conflict', 'idempotency_key_reused');
      // The same key of another user is another key.
      const other = successOf(await submit(otherWriter, aSubmission(), key));
      expect(other).toEqual({ postId: expect.any(String) });
      expect(other).not.toEqual(first);
    });

    it('is refused where the screen showed the profile of another user, or one that has changed since', async () => {
      const { writer, otherWriter, user, guest } = people();
      const newest = async () => successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 })).items[0]?.id;
      const before = await newest();
      const submitSeeing = async (seen: string) =>
        writer.port(PostWritingPort).createPost({ ...aSubmission(), ...aKey(), profileTag: seen });
      const own = await profileTagOf(writer);
      for (const seen of [await profileTagOf(otherWriter), await profileTagOf(user), 'Nobody-has-this-tag_00']) {
        expect(seen).not.toBe(own);
        expectRefusal(await submitSeeing(seen), 'conflict', 'profile_changed');
      }
      expectInvalid(await submitSeeing('short'), 'profile-tag');
      const { fullAvatarUrl: _, ...profile } = successOf(await writer.port(ProfilesPort).getAnonymousProfile());
      successOf(
        await writer
          .port(ProfilesPort)
          .saveAnonymousProfile({ ...profile, userName: `${profile.userName}2`, keepsLook: true }),
      );
      expectRefusal(await submitSeeing(own), 'conflict', 'profile_changed');
      successOf(await writer.port(ProfilesPort).saveAnonymousProfile({ ...profile, keepsLook: true }));
      expect(await newest()).toBe(before);
      expect(successOf(await submitSeeing(own))).toEqual({ postId: expect.any(String) });
    });

    it('keeps the text as it was written, markup and all', async () => {
      const { writer, guest } = people();
      const contents = [
        '<script>alert(1)</script> & <b>bold</b>',
        ' spaces around \n\n and lines ',
        'वेतन की बात 🙂👩🏽‍💻 — “quoted”\r\n\tline\u202E',
        '\'; drop table content.posts; -- \\ $1 %s {"a":1}',
        'x'.repeat(10_000),
        '🙂'.repeat(10_000),
      ];
      for (const content of contents) {
        const postId = await write(writer, { title: '<i>Title</i>', content });
        expect(successOf(await guest.port(FeedReadingPort).getPost({ postId }))).toMatchObject({
          title: '<i>Title</i>',
          content,
        });
      }
    });

    it('has no title where it is blank', async () => {
      const { writer, guest } = people();
      for (const title of [null, '', '  ']) {
        const postId = await write(writer, { title });
        expect(successOf(await guest.port(FeedReadingPort).getPost({ postId })).title).toBeNull();
      }
    });

    it('appears under the chosen profile, if one has it', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer, { profileType: 'DESIGNATION' });
      const { author } = successOf(await guest.port(FeedReadingPort).getPost({ postId }));
      expect(author).toMatchObject({ name: 'Software Engineer at Vaayuna Technologies', profileType: 'DESIGNATION' });
      expect(author.avatarUrl).not.toBe('kolam:3f9c61d07be2a845');
      const refused = await submit(otherWriter, aSubmission({ profileType: 'DESIGNATION' }), aKey());
      expectRefusal(refused, 'invalid', 'profile_not_available');
      expect(Object.keys(failureOf(refused).fields)).toEqual(['profileType']);
    });

    it('is refused without a text, with one that is too long, and with too long a title or campaign', async () => {
      const { writer } = people();
      const refused = async (change: Parameters<typeof aSubmission>[0]) => submit(writer, aSubmission(change), aKey());
      expectInvalid(await refused({ content: '' }), 'content');
      expectInvalid(await refused({ content: ' \n\t ' }), 'content');
      expectInvalid(await refused({ content: 'x'.repeat(10_001) }), 'content');
      expectInvalid(await refused({ title: 'x'.repeat(151) }), 'title');
      expectInvalid(await refused({ campaign: 'x'.repeat(101) }), 'campaign');
    });

    it('is refused into a community that is not there, and the key is still good then', async () => {
      const { writer } = people();
      const key = aKey();
      const refused = await submit(writer, aSubmission({ community: { type: 'topic', entityId: 999 } }), key);
      expectRefusal(refused, 'invalid', 'community_not_usable');
      expect(failureOf(refused).fields).toEqual({ community: expect.any(String) });
      expect(successOf(await submit(writer, aSubmission(), key))).toEqual({
        postId: expect.any(String),
      });
    });
  });

  function people() {
    const { as } = harness();
    return {
      guest: as('guest'),
      user: as('user'),
      reader: as('reader'),
      writer: as('writer'),
      otherWriter: as('otherWriter'),
    };
  }
};
