import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { browserOf } from './harness/browser-of';
import type { Actor } from './harness/contract-harness';
import { send } from './harness/conversations';
import type { Contract } from './harness/describe-on-harnesses';
import { ANOTHER_PICTURE, anAnonymousProfile, makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { joinRoom } from './harness/rooms';
import { aKey, profileTagOf, write } from './harness/submissions';

export const accountEndContract: Contract = (harness) => {
  const writerNamed = async (name: string, userName: string): Promise<Actor> => {
    const writer = await browserOf(harness(), name);
    await makeWorkingWriter(writer, userName);
    return writer;
  };
  const seen = async (postId: string) =>
    successOf(await harness().as('reader').port(FeedReadingPort).getPost({ postId }));
  const said = async (author: Actor, content: string) =>
    ({ content, profileType: 'ANONYMOUS', ...aKey(), profileTag: await profileTagOf(author) }) as const;
  const feedHas = async (postId: string) => {
    const { items } = successOf(await harness().as('reader').port(FeedReadingPort).listFeed({ limit: 50 }));
    return items.some(({ id }) => id === postId);
  };

  describe('the pseudonyms of a deleted account', () => {
    it('stay taken, the former ones too, for its user as for anybody', async () => {
      const writer = await writerNamed('Leaver Names', 'GoneParakeet');
      const choice = { ...anAnonymousProfile('GonePartridge'), ...ANOTHER_PICTURE };
      successOf(await writer.port(ProfilesPort).saveAnonymousProfile(choice));
      const end = { confirmation: 'GonePartridge', contributions: 'unlink' } as const;
      successOf(await writer.port(AccountEndPort).deleteAccount(end));
      for (const person of [await harness().newcomer(), await browserOf(harness(), 'Leaver Names')]) {
        for (const name of ['goneparakeet', 'GonePartridge', 'G0neParakeet', 'Gone_Partr1dge']) {
          expect(successOf(await person.port(ProfilesPort).validateUsername({ q: name })).valid).toBe(false);
          const taken = await person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile(name));
          expectRefusal(taken, 'conflict', 'username_taken');
        }
      }
    });
  });

  describe('a deactivated account', () => {
    it('[API-USER-DEACTIVATE] is hidden with its posts and signed out everywhere; the next login brings all back', async () => {
      const writer = await writerNamed('Pauser', 'PausedParrot');
      const elsewhere = await browserOf(harness(), 'Pauser');
      const postId = await write(writer, { title: 'Mine', content: 'For now' });
      expect(successOf(await writer.port(AccountEndPort).deactivateAccount())).toBeNull();
      expectNotSignedIn(await writer.port(ProfilesPort).getProfile());
      expectNotSignedIn(await elsewhere.port(ProfilesPort).getProfile());
      expect(await seen(postId)).toMatchObject({ status: 'NOT_FOUND', title: '', content: '' });
      expect(JSON.stringify(await seen(postId))).not.toContain('PausedParrot');
      expect(await feedHas(postId)).toBe(false);
      const back = await browserOf(harness(), 'Pauser');
      expect(successOf(await back.port(ProfilesPort).getProfile()).userName).toBe('PausedParrot');
      expect(await seen(postId)).toMatchObject({ status: 'LIVE', title: 'Mine', author: { name: 'PausedParrot' } });
      expect(await feedHas(postId)).toBe(true);
    });

    it('is hidden with its comments too, which show again below the replies that they got', async () => {
      const writer = await writerNamed('Pauser Three', 'PausedPeacock');
      const reader = harness().as('reader');
      const postId = await write(harness().as('writer'));
      const { id: commentId } = successOf(
        await writer.port(CommentsPort).createComment({ postId, ...(await said(writer, 'PausedPeacock says: 90.')) }),
      );
      const comments = async () => successOf(await reader.port(FeedReadingPort).listComments({ postId })).items;
      const before = (await comments()).find(({ id }) => id === commentId);
      expect(before).toMatchObject({ author: { name: 'PausedPeacock' } });
      const other = harness().as('writer');
      successOf(await other.port(CommentsPort).replyToComment({ commentId, ...(await said(other, 'Mine: 60.')) }));
      successOf(await writer.port(AccountEndPort).deactivateAccount());
      const hidden = await comments();
      expect(JSON.stringify(hidden)).not.toContain('Peacock');
      expect(hidden.find(({ id }) => id === commentId)).toMatchObject({ status: 'DELETED', content: '', author: null });
      await browserOf(harness(), 'Pauser Three');
      const after = (await comments()).find(({ id }) => id === commentId);
      expect(after).toEqual({ ...before, repliesCount: 1, repliesBelow: 1 });
    });

    it('is hidden in rooms too, where its messages keep their numbers and come back', async () => {
      const writer = await writerNamed('Pauser Four', 'PausedPipit');
      const other = await writerNamed('Room Mate', 'QuietMynah');
      const talkId = await joinRoom(writer);
      await joinRoom(other);
      successOf(await send(writer, talkId, 'PausedPipit says: 45 days.'));
      successOf(await send(other, talkId, 'Mine: 60.'));
      const shown = async () => successOf(await other.port(ChatPort).listMessages({ talkId, limit: 2 })).items;
      const before = await shown();
      expect(before[0]).toMatchObject({ author: { name: 'PausedPipit' }, content: 'PausedPipit says: 45 days.' });
      successOf(await writer.port(AccountEndPort).deactivateAccount());
      const hidden = await shown();
      expect(JSON.stringify(hidden)).not.toContain('Pipit');
      expect(hidden[0]).toMatchObject({ number: before[0]?.number, author: null, content: '', state: 'DELETED' });
      expect(hidden[1]).toEqual(before[1]);
      await browserOf(harness(), 'Pauser Four');
      expect(await shown()).toEqual(before);
    });

    it('leaves what was not shown before as it was', async () => {
      const writer = await writerNamed('Pauser Two', 'PausedPigeon');
      const postId = await write(writer);
      await harness().setStatus(postId, 'AUTHOR_REJECTED');
      successOf(await writer.port(AccountEndPort).deactivateAccount());
      expect((await seen(postId)).status).toBe('AUTHOR_REJECTED');
      await browserOf(harness(), 'Pauser Two');
      expect((await seen(postId)).status).toBe('AUTHOR_REJECTED');
    });
  });

  describe('a deleted account', () => {
    it('[API-USER-DELETE] is gone with its sessions; who signs in again is somebody new', async () => {
      const writer = await writerNamed('Leaver', 'LeavingLark');
      const elsewhere = await browserOf(harness(), 'Leaver');
      const deletion = { confirmation: 'LeavingLark', contributions: 'erase' } as const;
      expect(successOf(await writer.port(AccountEndPort).deleteAccount(deletion))).toBeNull();
      expectNotSignedIn(await writer.port(ProfilesPort).getProfile());
      expectNotSignedIn(await elsewhere.port(ProfilesPort).getProfile());
      const again = await browserOf(harness(), 'Leaver');
      const profile = successOf(await again.port(ProfilesPort).getProfile());
      expect(profile).toMatchObject({ userName: '', isReader: false, isWriter: false, careerStatus: null });
      const name = successOf(await again.port(ProfilesPort).validateUsername({ q: 'LeavingLark' }));
      expect(name.valid).toBe(false);
    });

    it('takes its posts and votes along; under which others wrote, the place stays empty', async () => {
      const writer = await writerNamed('Eraser', 'ErasingEgret');
      const [alone, discussed] = [await write(writer), await write(writer, { title: 'Asked', content: 'Something' })];
      const comment = { content: 'Answered', upvotes: 0, createdAt: '2026-01-01T00:00:00.000Z' };
      await harness().seedComments(discussed, [comment]);
      const voted = await write(harness().as('writer'));
      const vote = { resourceId: voted, resourceType: 'post', voteType: 'up' } as const;
      successOf(await writer.port(VotesPort).castVote(vote));
      successOf(
        await writer.port(AccountEndPort).deleteAccount({ confirmation: 'ErasingEgret', contributions: 'erase' }),
      );
      const gone = await harness().as('guest').port(FeedReadingPort).getPost({ postId: alone });
      expectRefusal(gone, 'notFound', 'post_not_found');
      expect(await seen(discussed)).toMatchObject({
        status: 'DELETED',
        title: '',
        content: '',
        author: { name: 'A former member', tagline: null },
        commentsCount: 1,
      });
      expect((await seen(voted)).upvotes).toBe(0);
    });

    it('can leave its posts, tied to nobody; voting on them still works', async () => {
      const writer = await writerNamed('Unlinker', 'UnlinkedUrial');
      const postId = await write(writer, { title: 'Stays', content: 'For others' });
      successOf(
        await writer.port(AccountEndPort).deleteAccount({ confirmation: 'UnlinkedUrial', contributions: 'unlink' }),
      );
      expect(await seen(postId)).toMatchObject({
        status: 'LIVE',
        title: 'Stays',
        content: 'For others',
        author: { name: 'A former member', tagline: null, proof: null },
      });
      const vote = { resourceId: postId, resourceType: 'post', voteType: 'up' } as const;
      expect(successOf(await harness().as('reader').port(VotesPort).castVote(vote)).upvotes).toBe(1);
    });

    it('needs the pseudonym letter by letter, or a word where there is none; else nothing is deleted', async () => {
      const writer = await writerNamed('Doubter', 'DoubtingDove');
      const end = writer.port(AccountEndPort);
      for (const confirmation of ['doubtingdove', 'DoubtingDov', 'delete']) {
        const refused = await end.deleteAccount({ confirmation, contributions: 'erase' });
        expectRefusal(refused, 'invalid', 'confirmation_wrong');
      }
      expectInvalid(await end.deleteAccount({ confirmation: '', contributions: 'erase' }), 'confirmation');
      expect(successOf(await writer.port(ProfilesPort).getProfile()).userName).toBe('DoubtingDove');
      const nameless = (await harness().newcomer()).port(AccountEndPort);
      const deletion = { confirmation: 'delete', contributions: 'erase' } as const;
      expect(successOf(await nameless.deleteAccount(deletion))).toBeNull();
    });

    it('is nobody else’s to end', async () => {
      const guest = harness().as('guest').port(AccountEndPort);
      expectNotSignedIn(await guest.deactivateAccount());
      expectNotSignedIn(await guest.deleteAccount({ confirmation: 'NimbuPaani', contributions: 'erase' }));
      const other = (await harness().newcomer()).port(AccountEndPort);
      const wrong = await other.deleteAccount({ confirmation: 'NimbuPaani', contributions: 'erase' });
      expectRefusal(wrong, 'invalid', 'confirmation_wrong');
    });
  });
};
