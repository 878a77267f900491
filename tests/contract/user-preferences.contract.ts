import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { MessagePreferences, MessagePreferencesChange } from '@/core/account/settings/preferences';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { browserOf } from './harness/browser-of';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const ALL: MessagePreferences = {
  votes: true,
  commentVotes: true,
  comments: true,
  replies: true,
  requests: true,
  mentions: true,
  polls: true,
  talks: true,
  highlights: 'weekly',
};

export const userPreferencesContract: Contract = (harness) => {
  const newWriter = async (userName: string): Promise<Actor> => {
    const writer = await harness().newcomer();
    await makeWorkingWriter(writer, userName);
    return writer;
  };

  describe('preferences', () => {
    it('[API-USER-PREFERENCES] are answered as they were saved last', async () => {
      const preferences = (await harness().newcomer()).port(UserPreferencesPort);
      expect(successOf(await preferences.getPreferences())).toEqual({ showDesignation: true });
      expect(successOf(await preferences.savePreferences({ showDesignation: false }))).toEqual({
        showDesignation: false,
      });
      expect(successOf(await preferences.getPreferences())).toEqual({ showDesignation: false });
      const other = (await harness().newcomer()).port(UserPreferencesPort);
      expect(successOf(await other.getPreferences())).toEqual({ showDesignation: true });
    });

    it('take the designation from beside the pseudonym, and change the tag of the profiles', async () => {
      const writer = await newWriter('SilentKoel');
      const profiles = writer.port(ProfilesPort);
      const before = successOf(await profiles.listPseudoProfiles());
      expect(before.profilesAvailable[0]?.profileData).toMatchObject({ name: 'SilentKoel', bio: 'Software Engineer' });
      successOf(await writer.port(UserPreferencesPort).savePreferences({ showDesignation: false }));
      const after = successOf(await profiles.listPseudoProfiles());
      expect(after.profilesAvailable[0]?.profileData).toMatchObject({ name: 'SilentKoel', bio: '' });
      expect(after.profileTag).not.toBe(before.profileTag);
    });

    it('are refused without a session, and where they are malformed', async () => {
      const guest = harness().as('guest').port(UserPreferencesPort);
      expectNotSignedIn(await guest.getPreferences());
      expectNotSignedIn(await guest.savePreferences({ showDesignation: true }));
      expectNotSignedIn(await guest.getMessagePreferences());
      expectNotSignedIn(await guest.saveMessagePreferences({ votes: true }));
      expectNotSignedIn(await guest.getSubscription());
      expectNotSignedIn(await guest.saveSubscription({ digest: true }));
    });
  });

  describe('message preferences', () => {
    it('[API-USER-MSG-PREFS] are answered as they were saved; they keep votes out of the inbox, and let them in again', async () => {
      const writer = await newWriter('QuietWriter');
      const preferences = writer.port(UserPreferencesPort);
      expect(successOf(await preferences.getMessagePreferences())).toEqual(ALL);
      const upvote = async () => {
        const resourceId = await write(writer);
        const vote = { resourceId, resourceType: 'post', voteType: 'up' } as const;
        successOf(await harness().as('reader').port(VotesPort).castVote(vote));
      };
      const told = async () => {
        const inbox = successOf(await writer.port(NotificationsPort).listNotifications({ platform: 'computer' }));
        return inbox.items.filter(({ variantId }) => variantId === 'post-upvoted').length;
      };
      expect(successOf(await preferences.saveMessagePreferences({ votes: false }))).toEqual({
        ...ALL,
        votes: false,
      });
      await upvote();
      expect(await told()).toBe(0);
      expect(successOf(await preferences.getMessagePreferences())).toEqual({ ...ALL, votes: false });
      successOf(await preferences.saveMessagePreferences({ votes: true }));
      await upvote();
      expect(await told()).toBe(1);
    });

    it('keep comments and replies out of the inbox, each by itself', async () => {
      const writer = await newWriter('CalmWriter');
      const other = harness().as('writer');
      const commentsOf = (person: typeof writer) => person.port(CommentsPort);
      const said = { content: 'And then?', profileType: 'ANONYMOUS' } as const;
      const onceOf = async (person: typeof writer) => ({ ...aKey(), profileTag: await profileTagOf(person) });
      const exchange = async () => {
        const postId = await write(writer);
        const own = successOf(await commentsOf(writer).createComment({ postId, ...said, ...(await onceOf(writer)) }));
        successOf(await commentsOf(other).createComment({ postId, ...said, ...(await onceOf(other)) }));
        successOf(await commentsOf(other).replyToComment({ commentId: own.id, ...said, ...(await onceOf(other)) }));
        const inbox = successOf(await writer.port(NotificationsPort).listNotifications({ platform: 'computer' }));
        return inbox.items
          .filter(({ data }) => data.nativeInfo.params.postId === postId)
          .map(({ variantId }) => variantId)
          .toSorted();
      };
      const choose = async (change: MessagePreferencesChange) =>
        successOf(await writer.port(UserPreferencesPort).saveMessagePreferences(change));
      expect(await exchange()).toEqual(['comment-replied', 'post-commented']);
      await choose({ comments: false });
      expect(await exchange()).toEqual(['comment-replied']);
      await choose({ comments: true, replies: false });
      expect(await exchange()).toEqual(['post-commented']);
    });

    it('change one by one: what two devices choose at once is kept, and each is told of both', async () => {
      const name = 'TwoDevices';
      const phone = (await browserOf(harness(), name)).port(UserPreferencesPort);
      const laptop = (await browserOf(harness(), name)).port(UserPreferencesPort);
      expect(successOf(await laptop.getMessagePreferences())).toEqual(ALL);
      await Promise.all([
        phone.saveMessagePreferences({ votes: false }).then(successOf),
        laptop.saveMessagePreferences({ highlights: 'daily' }).then(successOf),
        phone.saveMessagePreferences({ polls: false, mentions: false }).then(successOf),
      ]);
      const both = { ...ALL, votes: false, polls: false, mentions: false, highlights: 'daily' };
      expect(successOf(await phone.saveMessagePreferences({ replies: true }))).toEqual(both);
      expect(successOf(await laptop.getMessagePreferences())).toEqual(both);
    });

    it('are refused where nothing changes', async () => {
      const preferences = (await harness().newcomer()).port(UserPreferencesPort);
      const refused = await preferences.saveMessagePreferences({});
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(successOf(await preferences.getMessagePreferences())).toEqual(ALL);
    });

    it('stand beside the other preferences', async () => {
      const preferences = (await harness().newcomer()).port(UserPreferencesPort);
      successOf(await preferences.saveMessagePreferences({ votes: false }));
      successOf(await preferences.savePreferences({ showDesignation: false }));
      expect(successOf(await preferences.getMessagePreferences())).toEqual({ ...ALL, votes: false });
    });
  });

  describe('a subscription', () => {
    it('[API-USER-SUBSCRIBE] is answered as it was changed last', async () => {
      const preferences = (await harness().newcomer()).port(UserPreferencesPort);
      const usual = { digest: false, answers: 'daily' } as const;
      expect(successOf(await preferences.getSubscription())).toEqual(usual);
      expect(successOf(await preferences.saveSubscription({ digest: true }))).toEqual({ ...usual, digest: true });
      expect(successOf(await preferences.getSubscription())).toEqual({ ...usual, digest: true });
      successOf(await preferences.saveSubscription({ digest: false }));
      expect(successOf(await preferences.getSubscription())).toEqual(usual);
    });

    it('changes mail by mail: what two devices choose at once is kept', async () => {
      const phone = (await browserOf(harness(), 'Mailed')).port(UserPreferencesPort);
      const laptop = (await browserOf(harness(), 'Mailed')).port(UserPreferencesPort);
      await Promise.all([
        phone.saveSubscription({ answers: 'atOnce' }).then(successOf),
        laptop.saveSubscription({ digest: true }).then(successOf),
      ]);
      expect(successOf(await phone.getSubscription())).toEqual({ digest: true, answers: 'atOnce' });
      expect(await phone.saveSubscription({})).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    });

    it('ends mails about answers with their key, of whoever has chosen nothing too, and leaves the digest', async () => {
      const guest = harness().as('guest').port(UserPreferencesPort);
      for (const [name, digest] of [
        ['Unasked', false],
        ['Asked', true],
      ] as const) {
        const preferences = (await browserOf(harness(), name)).port(UserPreferencesPort);
        if (digest) successOf(await preferences.saveSubscription({ digest }));
        const k = await harness().unsubscribeKey(name, 'answers');
        for (let time = 0; time < 2; time += 1) {
          expect(successOf(await guest.unsubscribe({ k }))).toEqual({ subscription: 'answers' });
          expect(successOf(await preferences.getSubscription())).toEqual({ digest, answers: 'off' });
        }
      }
    });

    it('[API-USER-UNSUBSCRIBE] ends with the key of a mail, without a session, and again changes nothing', async () => {
      const preferences = (await browserOf(harness(), 'Subscriber')).port(UserPreferencesPort);
      successOf(await preferences.saveSubscription({ digest: true }));
      const k = await harness().unsubscribeKey('Subscriber', 'digest');
      const guest = harness().as('guest').port(UserPreferencesPort);
      for (let time = 0; time < 2; time += 1) {
        expect(successOf(await guest.unsubscribe({ k }))).toEqual({ subscription: 'digest' });
        expect(successOf(await preferences.getSubscription())).toEqual({ digest: false, answers: 'daily' });
      }
    });

    it('does not end with a key that no mail had', async () => {
      const guest = harness().as('guest').port(UserPreferencesPort);
      for (const k of ['nonsense', 'A'.repeat(120)]) {
        expectRefusal(await guest.unsubscribe({ k }), 'invalid', 'unsubscribe_key_invalid');
      }
      expectInvalid(await guest.unsubscribe({ k: 'no spaces' }), 'k');
    });
  });
};
