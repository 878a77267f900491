import { aSubmission } from '@tests/support/a-submission';
import { studentDetails, workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import type { CareerStatuses } from '@/core/account/career-status/career-status.port';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Contract } from './harness/describe-on-harnesses';
import { anAnonymousProfile, STORING } from './harness/make-writers';
import { expectInvalid, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { aKey, submit, write } from './harness/submissions';

/** Calls that fake and service once treated differently. */
export const probesContract: Contract = (harness) => {
  describe('a post', () => {
    it('has an id in either case', async () => {
      const { writer, reader, guest } = people();
      const postId = await write(writer);
      const upper = postId.toUpperCase();
      expect(successOf(await guest.port(FeedReadingPort).getPost({ postId: upper })).id).toBe(postId);
      expect(successOf(await guest.port(FeedReadingPort).listComments({ postId: upper })).items).toEqual([]);
      const vote = { resourceId: upper, resourceType: 'post', voteType: 'up' } as const;
      expect(successOf(await reader.port(VotesPort).castVote(vote)).resourceId).toBe(postId);
      expect(successOf(await reader.port(VotesPort).listMyVotes({ postIds: [upper] })).votes).toEqual([
        { id: postId, voteType: 'up' },
      ]);
    });

    it('that is not live shows no comments and counts no views', async () => {
      const { writer, user, guest } = people();
      const postId = await write(writer);
      await harness().setStatus(postId, 'DELETED');
      expectRefusal(await guest.port(FeedReadingPort).listComments({ postId }), 'notFound', 'post_not_found');
      successOf(await user.port(PostViewsPort).recordPostViews({ postIds: [postId] }));
      expect(await harness().viewsOf(postId)).toBe(0);
    });

    it('holds no NUL, and not only blanks', async () => {
      const { writer } = people();
      expectInvalid(await submit(writer, aSubmission({ content: 'Has\0anyone?' }), aKey()), 'content');
      expectInvalid(await submit(writer, aSubmission({ content: ' \n ' }), aKey()), 'content');
      expectInvalid(await submit(writer, aSubmission({ title: '\0' }), aKey()), 'title');
    });

    it('has salary offers of its author alone, and a key that is a UUID', async () => {
      const { writer } = people();
      expectRefusal(await submit(writer, aSubmission({ salaryIds: [3] }), aKey()), 'invalid', 'offer_not_usable');
      expectInvalid(await submit(writer, aSubmission(), { draftId: 'again' }), 'idempotency-key');
    });

    it('is refused its profile before its community', async () => {
      const submission = aSubmission({ profileType: 'DESIGNATION', community: { type: 'topic', entityId: 999 } });
      const answer = await submit(people().otherWriter, submission, aKey());
      expectRefusal(answer, 'invalid', 'profile_not_available');
    });
  });

  describe('a page', () => {
    it('has a whole number of items', async () => {
      const { guest, writer } = people();
      expectInvalid(await guest.port(FeedReadingPort).listFeed({ limit: 1.5 }), 'limit');
      expectInvalid(await guest.port(CommunitiesPort).listCommunities({ limit: 1.5 }), 'limit');
      expectInvalid(await writer.port(NotificationsPort).listNotifications({ platform: 'phone', limit: 1.5 }), 'limit');
    });

    it('takes a cursor of another order with as many keys, and none with others', async () => {
      const { writer, guest } = people();
      const postId = await write(writer);
      await harness().seedComments(postId, [
        { content: 'old', upvotes: 1, createdAt: '2026-01-01T00:00:00.000Z' },
        { content: 'young', upvotes: 2, createdAt: '2026-01-02T00:00:00.000Z' },
      ]);
      const page = successOf(await guest.port(FeedReadingPort).listComments({ postId, sort: 'newToOld', limit: 1 }));
      const cursor = page.nextCursor ?? '';
      expect(
        successOf(await guest.port(FeedReadingPort).listComments({ postId, sort: 'oldToNew', cursor })).items,
      ).toEqual([]);
      const crossed = await guest.port(FeedReadingPort).listComments({ postId, sort: 'popularity', cursor });
      expectRefusal(crossed, 'invalid', 'cursor_invalid');
    });
  });

  describe('a community', () => {
    it('has a number from 1 on', async () => {
      const communities = people().user.port(CommunitiesPort);
      expectInvalid(await communities.joinCommunity({ type: 'topic', entityId: 0 }), 'entityId');
      expectInvalid(await communities.leaveCommunity({ type: 'topic', entityId: 1.5 }), 'entityId');
    });
  });

  describe('a notification', () => {
    it('is named by a UUID, in either case', async () => {
      const person = await harness().newcomer();
      successOf(await person.port(OnboardingPort).completeReaderStep({ completed: true }));
      const notifications = person.port(NotificationsPort);
      const malformed = await notifications.actOnNotifications({ action: 'Read', notificationIds: ['x'] });
      expectInvalid(malformed, 'notificationIds.0');
      const [welcome] = successOf(await notifications.listNotifications({ platform: 'phone' })).items;
      const id = welcome?.notificationId.toUpperCase() ?? '';
      const counts = successOf(await notifications.actOnNotifications({ action: 'Read', notificationIds: [id] }));
      expect(counts).toEqual({ unseenCount: 0, unreadCount: 0 });
      expect(successOf(await notifications.actOnNotifications({ action: 'WebPushClick', k: 'no id' }))).toEqual(counts);
    });
  });

  describe('a pseudonym', () => {
    it.each(['admins', 'Officially', 'T4r4kki', 'Tara_kki', 'mod_erna', '4sha', 'a b c d'])(
      '%s is refused, when it is checked and when it is saved',
      async (userName) => {
        const profiles = (await harness().newcomer()).port(ProfilesPort);
        const verdict = successOf(await profiles.validateUsername({ q: userName }));
        expect(verdict.valid).toBe(false);
        const refused = failureOf(await profiles.saveAnonymousProfile(anAnonymousProfile(userName)));
        expect([refused.code, Object.keys(refused.fields)]).toEqual(['validation_failed', ['userName']]);
      },
    );
  });

  describe('a career status', () => {
    it('needs a company of 1 to 150 characters that are not blanks', async () => {
      const careers = (await harness().newcomer()).port(CareerStatusesPort);
      for (const companyName of ['', '   ', 'x'.repeat(400)]) {
        const created = await careers.createCareerStatus({ careerStatusType: 'working', careerData: { companyName } });
        expectInvalid(created, 'careerData.companyName');
      }
    });

    it('begins with the industry of a known company, whatever the case of its name', async () => {
      const careers = (await harness().newcomer()).port(CareerStatusesPort);
      const industryOf = async (companyName: string) => {
        const choice = { careerStatusType: 'working', careerData: { companyName } } as const;
        return successOf(await careers.createCareerStatus(choice)).careerStatus.working?.industryId;
      };
      expect(await industryOf(' sagarmatha health ')).toBe(3);
      expect(await industryOf('A company of its own')).toBeNull();
    });

    it('has no empty job profile, and no course without a name', async () => {
      const job = await working();
      const blank = { ...workingDetails, jobProfile: ' ' };
      expectInvalid(
        await job.careers.updateCareerStatus({ careerStatusId: job.careerStatusId, ...blank, ...STORING }),
        'jobProfile',
      );
      const nameless = { ...studentDetails, courseName: '' };
      expectInvalid(
        await job.careers.updateCareerStatus({ careerStatusId: job.careerStatusId, ...nameless, ...STORING }),
        'courseName',
      );
    });

    it('is verified by an address and six digits', async () => {
      const { careers, careerStatusId } = await working();
      expectInvalid(await careers.sendVerificationCode({ email: 'nonsense', careerStatusId }), 'email');
      const proof = { email: 'asha@vaayuna.example', otp: 'abc', careerStatusId };
      expectInvalid(await careers.verifyCode(proof), 'otp');
    });

    it('is verified at a subdomain, also at one called mail', async () => {
      const { careers, careerStatusId } = await working();
      const email = 'asha@mail.vaayuna.example';
      successOf(await careers.sendVerificationCode({ email, careerStatusId }));
      const otp = await harness().mailedCode(email);
      const proof = { email: email.toUpperCase(), otp, careerStatusId };
      expect(successOf(await careers.verifyCode(proof)).verified).toBe('VERIFIED');
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

  async function working(): Promise<{ readonly careers: CareerStatuses; readonly careerStatusId: number }> {
    const careers = (await harness().newcomer()).port(CareerStatusesPort);
    const choice = { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } } as const;
    const { careerStatusId } = successOf(await careers.createCareerStatus(choice));
    return { careers, careerStatusId };
  }
};
