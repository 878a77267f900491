import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { ReportableType, ReportReason } from '@/core/kernel/moderated/report';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { reportReasonsFor } from '@/core/trust/reports/report-reasons.rules';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { giveInterview, givePhoto, giveReview, removePhoto, removeReview } from './harness/company-contributions';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

export const reportsContract: Contract = (harness) => {
  const people = () => {
    const { as } = harness();
    return { guest: as('guest'), reader: as('reader'), writer: as('writer'), otherWriter: as('otherWriter') };
  };
  const comment = async (author: Actor, postId: string): Promise<string> => {
    const once = { ...aKey(), profileTag: await profileTagOf(author) };
    const said = { content: 'Mine too.', profileType: 'ANONYMOUS' } as const;
    return successOf(await author.port(CommentsPort).createComment({ postId, ...said, ...once })).id;
  };
  const about = (resourceType: ReportableType, resourceId: string) =>
    ({ resourceType, resourceId, reason: 'ABUSE', details: null }) as const;

  describe('a report', () => {
    it('[API-FEED-REPORT] is taken from users, about posts and comments of others, for each reason', async () => {
      const { reader, writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const commentId = await comment(otherWriter, postId);
      const { report } = reader.port(ReportsPort);
      const reported = report.bind(reader.port(ReportsPort));
      for (const reason of reportReasonsFor('post')) {
        successOf(await reported({ ...about('post', postId), reason, details: 'It names my manager.' }));
      }
      successOf(await reported(about('comment', commentId)));
      expectNotSignedIn(await guest.port(ReportsPort).report(about('post', postId)));
      expectRefusal(await writer.port(ReportsPort).report(about('post', postId)), 'invalid', 'own_post');
      expectRefusal(await otherWriter.port(ReportsPort).report(about('comment', commentId)), 'invalid', 'own_comment');
      expectRefusal(await reported(about('post', UNKNOWN_ID)), 'notFound', 'post_not_found');
      expectRefusal(await reported(about('comment', UNKNOWN_ID)), 'notFound', 'comment_not_found');
      expectInvalid(await reported({ ...about('post', postId), details: 'x'.repeat(501) }), 'details');
    });

    it.each([
      ['review', giveReview, removeReview],
      ['photo', givePhoto, removePhoto],
      ['interview', giveInterview, null],
    ] as const)('of a company’s %s is taken from anyone but who shared it', async (type, give, remove) => {
      const { guest, reader } = people();
      const author = await harness().newcomer();
      const id = await give(author);
      const report = (user: Actor, resourceId = id) => user.port(ReportsPort).report(about(type, resourceId));
      successOf(await report(reader));
      successOf(await report(reader, id.toUpperCase()));
      expectRefusal(await report(author), 'invalid', `own_${type}`);
      expectNotSignedIn(await report(guest));
      expectRefusal(await report(reader, UNKNOWN_ID), 'notFound', `${type}_not_found`);
      if (remove === null) return;
      successOf(await remove(author, id));
      expectRefusal(await report(reader), 'notFound', `${type}_not_found`);
    });

    it('of an opening is taken for its own reasons, and of anything else for none of them', async () => {
      const [jobId = ''] = await harness().seedJobs([
        { title: 'Data entry', company: 'Neelgiri Textiles', daysAgo: 1 },
      ]);
      const { reader, writer, guest } = people();
      const report = (user: Actor, reason: ReportReason, type: ReportableType = 'job', id = jobId) =>
        user.port(ReportsPort).report({ ...about(type, id), reason });
      for (const reason of reportReasonsFor('job')) successOf(await report(reader, reason));
      expectInvalid(await report(reader, 'IDENTITY'), 'reason');
      expectInvalid(await report(reader, 'MONEY', 'post', await write(writer)), 'reason');
      expectNotSignedIn(await report(guest, 'MONEY'));
      expectRefusal(await report(reader, 'MONEY', 'job', UNKNOWN_ID), 'notFound', 'job_not_found');
    });

    it('is taken about a review that no user wrote', async () => {
      await harness().seedReviews([{ companyId: 1, rating: 3, createdAt: '2026-10-01T00:00:00.000Z' }]);
      const { reader } = people();
      const { items } = successOf(await reader.port(ReviewsPort).listReviews({ company: 'vaayuna-technologies' }));
      const imported = items.find(({ rating }) => rating === 3);
      successOf(await reader.port(ReportsPort).report(about('review', imported?.id ?? '')));
    });
  });

  describe('a share', () => {
    it('[API-FEED-SHARE] raises the count of a post or a comment, whoever shares it: once a day', async () => {
      const { reader, writer, guest } = people();
      const postId = await write(writer);
      const commentId = await comment(writer, postId);
      const share = async (viewer: Actor, channel: 'native' | 'copy' | 'whatsapp') =>
        successOf(
          await viewer.port(ShareCountsPort).recordShare({ resourceType: 'post', resourceId: postId, channel }),
        );
      expect(await share(guest, 'native')).toEqual({ shares: 1 });
      expect(await share(reader, 'copy')).toEqual({ shares: 2 });
      expect(await share(reader, 'whatsapp')).toEqual({ shares: 2 });
      expect(await share(guest, 'copy')).toEqual({ shares: 2 });
      harness().pass(DAY_MS);
      expect(await share(reader, 'copy')).toEqual({ shares: 3 });
      const shared = { resourceType: 'comment', resourceId: commentId, channel: 'copy' } as const;
      expect(successOf(await guest.port(ShareCountsPort).recordShare(shared))).toEqual({ shares: 1 });
      const gone = { resourceId: UNKNOWN_ID, channel: 'copy' } as const;
      const counts = guest.port(ShareCountsPort);
      expectRefusal(await counts.recordShare({ ...gone, resourceType: 'post' }), 'notFound', 'post_not_found');
      expectRefusal(await counts.recordShare({ ...gone, resourceType: 'comment' }), 'notFound', 'comment_not_found');
    });
  });
};
