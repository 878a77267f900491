import { beforeAll, describe, expect, it } from 'vitest';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import type { Notification } from '@/core/talk/notifications/notification';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeWorkingWriter } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const DAY_MS = 86_400_000;

export const answerRequestsContract: Contract = (harness) => {
  const requestsOf = (person: Actor) => person.port(AnswerRequestsPort);
  const newWriter = async (userName: string): Promise<Actor> => {
    const writer = await harness().newcomer();
    await makeWorkingWriter(writer, userName);
    return writer;
  };
  const told = async (person: Actor, postId: string): Promise<readonly Notification[]> => {
    const inbox = successOf(await person.port(NotificationsPort).listNotifications({ platform: 'computer' }));
    return inbox.items.filter(({ variantId, data }) => variantId === 'answer-wanted' && data.cta === `/p/${postId}`);
  };
  const comment = async (person: Actor, postId: string, profileType: 'ANONYMOUS' | 'DESIGNATION' = 'ANONYMOUS') =>
    person.port(CommentsPort).createComment({
      postId,
      content: 'Sixty days.',
      profileType,
      ...aKey(),
      profileTag: await profileTagOf(person),
    });
  /** A community in which only the test writes. */
  const community = { type: 'topic', entityId: 2 } as const;
  const NAMES = ['AskedOne', 'AskedTwo', 'AskedThree', 'AskedFour', 'AskedFive', 'AskedSix'];
  let writers: readonly Actor[];
  let author: Actor;
  let question: string;
  const first = (): Actor => writers[0] ?? author;

  beforeAll(async () => {
    writers = await Promise.all(NAMES.map(newWriter));
    for (const writer of writers) await write(writer, { community });
    author = await newWriter('AskingAuthor');
    question = await write(author, { community, title: 'Who knows?' });
  });

  describe('the pseudonyms that can be asked', () => {
    it('are those that wrote in the community, the most useful first', async () => {
      const reader = harness().as('reader');
      const [one] = writers;
      const useful = await write(one ?? author, { community, profileType: 'ANONYMOUS' });
      successOf(await reader.port(VotesPort).castVote({ resourceId: useful, resourceType: 'post', voteType: 'up' }));
      const { candidates, left } = successOf(await requestsOf(reader).listAnswerCandidates({ postId: question }));
      expect(left).toBe(5);
      expect(candidates.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
      expect(candidates[0]).toMatchObject({ name: 'AskedOne', contributions: 2, upvotes: 1, isAsked: false });
    });

    it('are without those that answered, that the user blocked, and the user’s own', async () => {
      const postId = await write(author, { community });
      const [one, two, three] = writers;
      if (one === undefined || two === undefined || three === undefined) throw new Error('The writers are missing.');
      const namesFor = async (person: Actor) => {
        const answer = successOf(await requestsOf(person).listAnswerCandidates({ postId }));
        return answer.candidates.map(({ name }) => name);
      };
      successOf(await comment(one, postId));
      // An answer under a designation must not reveal its pseudonym.
      successOf(await comment(two, postId, 'DESIGNATION'));
      expect(await namesFor(three)).toEqual(expect.not.arrayContaining(['AskedOne', 'AskedThree', 'AskingAuthor']));
      expect(await namesFor(three)).toContain('AskedTwo');
      successOf(await three.port(HidingPort).blockName({ name: 'AskedFour' }));
      expect(await namesFor(three)).not.toContain('AskedFour');
      successOf(await three.port(HidingPort).unblockName({ name: 'AskedFour' }));
    });
  });

  describe('a request', () => {
    it('tells who is asked once, and counts the others who ask, by no name', async () => {
      const [reader, user] = [harness().as('reader'), harness().as('user')];
      const ask = async (person: Actor) =>
        successOf(await requestsOf(person).requestAnswer({ postId: question, name: 'AskedOne' }));
      expect(await ask(reader)).toEqual({ left: 4 });
      expect(await ask(reader)).toEqual({ left: 4 });
      const [news] = await told(first(), question);
      expect(news).toMatchObject({
        status: 0,
        data: { title: 'Somebody would like your answer', ctaText: 'Open the post' },
      });
      const { candidates } = successOf(await requestsOf(reader).listAnswerCandidates({ postId: question }));
      expect(candidates.filter(({ isAsked }) => isAsked).map(({ name }) => name)).toEqual(['AskedOne']);
      const { notificationId = '' } = news ?? {};
      successOf(
        await first()
          .port(NotificationsPort)
          .actOnNotifications({ action: 'Read', notificationIds: [notificationId] }),
      );
      await ask(user);
      const after = await told(first(), question);
      expect(after).toMatchObject([{ notificationId, status: 2, data: { title: '2 people would like your answer' } }]);
    });

    it('does not reach who does not want it, and nobody asks themselves through another name', async () => {
      const quiet = await newWriter('AskedQuietly');
      const preferences = quiet.port(UserPreferencesPort);
      successOf(await preferences.saveMessagePreferences({ requests: false }));
      await write(quiet, { community });
      const byDesignation = await write(quiet, { community, profileType: 'DESIGNATION' });
      const reader = harness().as('reader');
      for (const postId of [question, byDesignation]) {
        successOf(await requestsOf(reader).requestAnswer({ postId, name: 'AskedQuietly' }));
        expect(await told(quiet, postId)).toEqual([]);
      }
      successOf(await preferences.saveMessagePreferences({ requests: true }));
      const other = await write(quiet, { community, profileType: 'DESIGNATION' });
      successOf(await requestsOf(reader).requestAnswer({ postId: other, name: 'AskedQuietly' }));
      expect(await told(quiet, other)).toEqual([]);
    });

    it('is one of five for a post', async () => {
      const asker = await harness().newcomer();
      const ask = (name: string) => requestsOf(asker).requestAnswer({ postId: question, name });
      for (const name of NAMES.slice(0, 5)) successOf(await ask(name));
      expectRefusal(await ask('AskedSix'), 'invalid', 'too_many_answer_requests');
      expect(successOf(await ask('AskedOne'))).toEqual({ left: 0 });
    });

    it('is one of twenty a day', async () => {
      const asker = await harness().newcomer();
      // The service's day must not end during this test.
      harness().passTo('12:00');
      const posts = [question];
      while (posts.length < 5) posts.push(await write(author, { community }));
      const outcomes = [];
      for (const postId of posts) {
        for (const name of NAMES.slice(0, 5)) {
          outcomes.push(await requestsOf(asker).requestAnswer({ postId, name }));
        }
      }
      for (const outcome of outcomes.slice(0, 20)) successOf(outcome);
      for (const outcome of outcomes.slice(20)) expectRefusal(outcome, 'invalid', 'too_many_answer_requests');
      harness().pass(DAY_MS);
      const [, , , , last = ''] = posts;
      successOf(await requestsOf(asker).requestAnswer({ postId: last, name: 'AskedOne' }));
    });

    it('[RO-POST-ACTIONS] is refused to guests, for the user’s own post, for a strange name and where there is no post', async () => {
      const [reader, guest] = [harness().as('reader'), harness().as('guest')];
      const path = { postId: question };
      expectNotSignedIn(await requestsOf(guest).listAnswerCandidates(path));
      expectNotSignedIn(await requestsOf(guest).requestAnswer({ ...path, name: 'AskedOne' }));
      expectRefusal(await requestsOf(author).listAnswerCandidates(path), 'invalid', 'own_post');
      expectRefusal(await requestsOf(author).requestAnswer({ ...path, name: 'AskedOne' }), 'invalid', 'own_post');
      for (const name of ['AskingAuthor', 'NobodyAtAll']) {
        expectRefusal(await requestsOf(reader).requestAnswer({ ...path, name }), 'invalid', 'not_a_candidate');
      }
      const gone = { postId: UNKNOWN_ID };
      expectRefusal(await requestsOf(reader).listAnswerCandidates(gone), 'notFound', 'post_not_found');
      expectRefusal(
        await requestsOf(reader).requestAnswer({ ...gone, name: 'AskedOne' }),
        'notFound',
        'post_not_found',
      );
      expectInvalid(await requestsOf(reader).listAnswerCandidates({ postId: '42' }), 'postId');
      expectInvalid(await requestsOf(reader).requestAnswer({ ...path, name: '' }), 'name');
    });
  });
};
