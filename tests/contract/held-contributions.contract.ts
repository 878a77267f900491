import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { CompanyPhotoUploadsPort, PhotoContributionsPort } from '@/core/research/contribute/photo-contributions.port';
import { OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';
import { VersionsPort } from '@/core/talk/versions/versions.port';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { claimedCase } from './harness/claimed-case';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';
import { aDraft, aKey, profileTagOf, write } from './harness/submissions';

const MARKED = 'Ask me on 98100 00210 about the notice period.';
const CLEAN = 'Ask me here about the notice period.';
const REMOVED = 'Whoever wants to sell his notice period, call 98100 00213 today.';
const CHANGED = 'Has anybody ever sold his notice period to the next employer?';
const companyName = 'Vaayuna Technologies';

export const heldContributionsContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const post = async (viewer: Actor, postId: string) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId }));
  const edit = async (author: Actor, postId: string, content: string) =>
    author.port(PostWritingPort).editPost({
      ...{ postId, title: null, content, media: [] },
      profileTag: await profileTagOf(author),
    });
  const comment = async (author: Actor, postId: string, content: string, key = aKey()) =>
    author
      .port(CommentsPort)
      .createComment({ postId, content, profileType: 'ANONYMOUS', ...key, profileTag: await profileTagOf(author) });
  const rewrite = async (author: Actor, commentId: string, content: string, bringsBack = false) =>
    author.port(CommentsPort).editComment({ commentId, content, bringsBack, profileTag: await profileTagOf(author) });
  const commentsOf = async (viewer: Actor, postId: string) =>
    successOf(await viewer.port(FeedReadingPort).listComments({ postId, sort: 'oldToNew' })).items;
  const own = async (author: Actor) =>
    successOf(await author.port(OwnContributionListPort).listOwnContributions()).items;
  const casesOf = async (moderator: Actor) => successOf(await moderator.port(CasesPort).listCases()).cases;

  describe('a post', () => {
    it('is read by its author alone until the words are out, which closes its case', async () => {
      const [writer, reader, moderator] = [as('writer'), as('reader'), await harness().moderator()];
      const before = (await casesOf(moderator)).length;
      const postId = await write(writer, { title: null, content: MARKED });
      expect(await post(reader, postId)).toMatchObject({ status: 'FLAGGED', content: '' });
      expect(await post(writer, postId)).toMatchObject({ status: 'FLAGGED', content: MARKED });
      const queue = await casesOf(moderator);
      expect(queue).toHaveLength(before + 1);
      expect(queue.some(({ origin, findings }) => origin === 'CHECK' && findings === 1)).toBe(true);

      expect(successOf(await edit(writer, postId, `${MARKED} Please.`)).status).toBe('FLAGGED');
      expect(successOf(await edit(writer, postId, CLEAN)).status).toBe('LIVE');
      expect(await post(reader, postId)).toMatchObject({ status: 'LIVE', content: CLEAN });
      expect(await casesOf(moderator)).toHaveLength(before);

      expect(successOf(await edit(writer, postId, MARKED)).status).toBe('FLAGGED');
      expect((await post(reader, postId)).content).toBe('');
      const path = { versionedType: 'post', versionedId: postId } as const;
      expectRefusal(await reader.port(VersionsPort).listVersions(path), 'notFound', 'post_not_found');
    });

    it('is read with the descriptions of its pictures, by the checks and by moderators', async () => {
      const [writer, reader, moderator] = [as('writer'), as('reader'), await harness().moderator()];
      const image = successOf(await writer.port(ImageUploadsPort).uploadPostImage(aPng(40, 30)));
      const media = (description: string) => [{ type: 'IMAGE', fileKey: image.fileKey, description }] as const;
      const postId = await write(writer, { title: null, content: CLEAN, media: media(MARKED) });
      expect((await post(reader, postId)).status).toBe('FLAGGED');
      const { caseId, parts } = await claimedCase(moderator, postId);
      expect(parts).toContainEqual({ label: 'CAPTION', text: MARKED });
      successOf(await moderator.port(CasesPort).releaseCase({ caseId }));

      const edit = { postId, title: null, content: CLEAN, profileTag: await profileTagOf(writer) };
      const changed = await writer.port(PostWritingPort).editPost({ ...edit, media: media('The office.') });
      expect(successOf(changed).status).toBe('LIVE');
      const again = await writer.port(PostWritingPort).editPost({ ...edit, media: media(MARKED) });
      expect(successOf(again).status).toBe('FLAGGED');
    });

    it('is read with the words of its offers', async () => {
      const [writer, reader, moderator] = [as('writer'), as('reader'), await harness().moderator()];
      const offers = writer.port(SalaryOffersPort);
      const { id } = successOf(
        await offers.createOffer({ ...anOffer({ companyName: 'Call 98100 00210' }), ...aDraft() }),
      );
      const postId = await write(writer, { title: null, content: CLEAN, salaryIds: [id] });
      expect((await post(reader, postId)).status).toBe('FLAGGED');
      const { caseId, parts } = await claimedCase(moderator, postId);
      const text = 'Call 98100 00210, Software Engineer III, Pune, remote';
      expect(parts.filter(({ label }) => label === 'OPTION')).toEqual([{ label: 'OPTION', text }]);
      successOf(await moderator.port(CasesPort).releaseCase({ caseId }));
      expect(successOf(await edit(writer, postId, `${CLEAN} Now.`)).status).toBe('FLAGGED');
    });

    it.each(['९८१०००२११०', '۹۸۱۰۰۰۰۲۱۰', '٩٨١٠٠٠٠٢١٠'])('is held for a number in other digits: %s', async (number) => {
      const postId = await write(as('writer'), { title: null, content: `Ask me on ${number} about it.` });
      expect((await post(as('reader'), postId)).status).toBe('FLAGGED');
    });

    it('waits for a moderator all the same where a reader has reported it', async () => {
      const [writer, reader] = [as('writer'), as('reader')];
      const postId = await write(writer, { title: null, content: CLEAN });
      const report = { resourceType: 'post', resourceId: postId, reason: 'FALSE', details: null } as const;
      successOf(await reader.port(ReportsPort).report(report));
      expect(successOf(await edit(writer, postId, MARKED)).status).toBe('FLAGGED');
      expect(successOf(await edit(writer, postId, CLEAN)).status).toBe('FLAGGED');
    });

    it.each(['Mail your profile to careers@vaayuna.example.', 'Virat Kohli plays tonight, sooooooooooooooo happy!'])(
      'with a desk of the company, or a name that everybody knows, is live: %s',
      async (content) => {
        expect((await post(as('reader'), await write(as('writer'), { content }))).status).toBe('LIVE');
      },
    );

    it('that a moderator took off is read and changed by its author, and waits for another decision without what was marked', async () => {
      const [writer, reader, moderator] = [as('writer'), as('reader'), await harness().moderator()];
      const postId = await write(writer, { title: null, content: REMOVED });
      const found = await claimedCase(moderator, postId);
      const decision = { verdict: 'remove', rule: 'CONTACT', words: [], seen: found.seen } as const;
      successOf(await moderator.port(CasesPort).decideCase({ caseId: found.caseId, ...decision }));
      harness().pass(DECISION_UNDO_MS);
      await harness().runRounds();
      expect(await post(writer, postId)).toMatchObject({ status: 'NOT_FOUND', content: REMOVED });
      expect(await post(reader, postId)).toMatchObject({ status: 'NOT_FOUND', content: '' });
      expect(successOf(await edit(writer, postId, CHANGED)).status).toBe('FLAGGED');
      expect(successOf(await edit(writer, postId, `${CHANGED} Please.`)).status).toBe('FLAGGED');
      const again = await claimedCase(moderator, postId);
      expect(again).toMatchObject({ isLive: false, parts: [{ text: `${CHANGED} Please.` }, { label: 'BYLINE' }] });
      const kept = { verdict: 'keep', rule: null, words: [], seen: again.seen } as const;
      successOf(await moderator.port(CasesPort).decideCase({ caseId: again.caseId, ...kept }));
      expect(await post(reader, postId)).toMatchObject({ status: 'LIVE', content: `${CHANGED} Please.` });
    });

    it('waits for the words of a poll', async () => {
      const poll = { options: ['Yes', 'Ask 98100 00210'], durationHours: 24 } as const;
      expect((await post(as('reader'), await write(as('writer'), { poll }))).status).toBe('FLAGGED');
    });
  });

  describe('a comment', () => {
    it('is as if it were not there for others until the words are out', async () => {
      const [writer, reader] = [as('otherWriter'), as('reader')];
      const postId = await write(as('writer'));
      const key = aKey();
      const held = successOf(await comment(writer, postId, MARKED, key));
      expect(held).toMatchObject({ status: 'HELD', content: MARKED, isMine: true });
      expect(successOf(await comment(writer, postId, MARKED, key))).toMatchObject({ id: held.id, status: 'HELD' });
      expect(await commentsOf(reader, postId)).toEqual([]);
      expect((await post(reader, postId)).commentsCount).toBe(0);
      const commentId = held.id;
      expectRefusal(await reader.port(CommentsPort).getComment({ commentId }), 'notFound', 'comment_not_found');
      const read = successOf(await writer.port(CommentsPort).getComment({ commentId }));
      expect(read).toMatchObject({ status: 'HELD', content: MARKED, isMine: true });

      expect(successOf(await rewrite(writer, commentId, CLEAN))).toMatchObject({ status: 'LIVE', content: CLEAN });
      expect(await commentsOf(reader, postId)).toMatchObject([{ id: commentId, content: CLEAN, status: 'LIVE' }]);
      successOf(await rewrite(writer, commentId, MARKED));
      expect(await commentsOf(reader, postId)).toEqual([]);
      successOf(await writer.port(CommentsPort).deleteComment({ commentId }));
      expect(successOf(await writer.port(CommentsPort).getComment({ commentId })).status).toBe('DELETED');
      expect(successOf(await rewrite(writer, commentId, CLEAN, true)).status).toBe('LIVE');
    });

    it('leaves its place where others have replied to it', async () => {
      const [writer, other] = [as('otherWriter'), as('writer')];
      const postId = await write(other);
      const { id: commentId } = successOf(await comment(writer, postId, CLEAN));
      const profileTag = await profileTagOf(other);
      const reply = { commentId, content: 'Thank you.', profileType: 'ANONYMOUS', profileTag } as const;
      successOf(await other.port(CommentsPort).replyToComment({ ...reply, ...aKey() }));
      successOf(await rewrite(writer, commentId, MARKED));
      expect(await commentsOf(as('reader'), postId)).toMatchObject([{ status: 'DELETED', content: '', author: null }]);
    });
  });

  describe('what is told of a company', () => {
    const facts = { departmentId: null, city: null } as const;

    it('in a report of benefits stands in the author’s list alone, with the words meant', async () => {
      const user = as('writer');
      const report = { companyName, codes: ['PAID_LEAVE'], text: MARKED, isCurrent: true, ...facts };
      const { reportId } = successOf(await user.port(BenefitContributionsPort).giveBenefits({ ...report, ...aKey() }));
      const listed = (await own(user)).find(({ id }) => id === reportId);
      expect(listed).toMatchObject({ kind: 'benefits', status: 'PENDING', reasons: [{ words: ['98100 00210'] }] });
    });

    it('in a report of an interview', async () => {
      const user = as('writer');
      const interview = {
        ...{ companyName, jobProfile: 'Software Engineer', locationId: null, month: '2026-08', experience: null },
        ...({ difficulty: 'fair', outcome: 'offer', isFair: null, days: null, appliedThrough: null } as const),
        ...{ rounds: [{ name: 'Panel', minutes: 45, questions: [MARKED] }], story: 'Two calls.' },
      } as const;
      const { interviewId } = successOf(
        await user.port(InterviewContributionsPort).giveInterview({ ...interview, ...aKey() }),
      );
      const listed = (await own(user)).find(({ id }) => id === interviewId);
      expect(listed).toMatchObject({ kind: 'interview', status: 'PENDING', reasons: [{ words: ['98100 00210'] }] });
    });

    it('under a photo, which alone of its upload is held', async () => {
      const user = as('writer');
      const uploaded = async () =>
        successOf(await user.port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(20, 20))).fileKey;
      const captions = [MARKED, `Canteen ${randomUUID()}`] as const;
      const photos = [
        { fileKey: await uploaded(), album: 'canteen', caption: captions[0] },
        { fileKey: await uploaded(), album: 'canteen', caption: captions[1] },
      ] as const;
      const given = { companyName, city: null, photos, referrer: '', campaign: '', ...aKey() };
      successOf(await user.port(PhotoContributionsPort).givePhotos(given));
      const shown = successOf(await user.port(PhotosPort).listPhotos({ company: 'vaayuna-technologies', limit: 50 }));
      const ofUpload = shown.items.filter(({ caption }) => captions.some((one) => one === caption));
      expect(ofUpload.map(({ caption }) => caption)).toEqual([captions[1]]);
      const states = (await own(user))
        .filter(({ kind }) => kind === 'photo')
        .map(({ about, status }) => [about, status]);
      expect(states).toContainEqual([captions[0], 'PENDING']);
      expect(states).toContainEqual([captions[1], 'LIVE']);
    });
  });
};
