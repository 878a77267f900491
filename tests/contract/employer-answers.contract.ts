import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import type { AnsweredKind, EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { MAX_ANSWER_LENGTH, MAX_ANSWERS_PER_DAY } from '@/core/research/employer-answers/answer-limits.rules';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { giveInterview, givePhoto, giveReview, removeReview } from './harness/company-contributions';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey } from './harness/submissions';

const company = 'vaayuna-technologies';
const CALM = 'Level changes happen in April and October now.';
const MARKED = 'You idiots never read the handbook, damn bastards.';
const UNFITTING = 'We know who you are. Please reach out to HR.';

export const employerAnswersContract: Contract = (harness) => {
  let claimant: Actor;
  const answersOf = (user: Actor) => user.port(EmployerAnswersPort);
  const aClaimant = async () => {
    const user = await harness().newcomer();
    const port = user.port(EmployerPort);
    const { claimId, record } = successOf(await port.startClaim({ company, way: 'DNS', mailbox: null }));
    await harness().setTxtRecords(record?.name ?? '', [record?.value ?? '']);
    successOf(await port.proveClaimRecord({ claimId }));
    return user;
  };
  const answer = (user: Actor, itemId: string, text = CALM, key = aKey(), kind: AnsweredKind = 'review') =>
    answersOf(user).giveAnswer({ kind, itemId, text, ...key });
  const answerFact = (user: Actor, text = CALM, key = aKey()) =>
    answersOf(user).answerFact({ company, question: 'settlement', text, ...key });
  const aReview = async () => {
    const author = await harness().newcomer();
    return { author, reviewId: await giveReview(author) };
  };
  const answered = async (text = CALM) => {
    const { author, reviewId } = await aReview();
    return { author, reviewId, ...successOf(await answer(claimant, reviewId, text)) };
  };
  /** Unlike a guest, gets no cached answer. */
  const viewer = () => harness().as('user');
  const shown = async (reviewId: string) =>
    successOf(await viewer().port(ReviewsPort).getReview({ reviewId })).answer ?? null;
  const belowPhoto = async (id: string) => {
    const { items } = successOf(await viewer().port(PhotosPort).listPhotos({ company, limit: 50 }));
    return items.find((photo) => photo.id === id)?.answer ?? null;
  };
  const belowInterview = async (id: string) => {
    const { items } = successOf(await viewer().port(InterviewReadingPort).listInterviews({ company, limit: 50 }));
    return items.find(({ interviewId }) => interviewId === id)?.answer ?? null;
  };
  const belowFact = async () => {
    const { figures } = successOf(await viewer().port(TenurePort).getTenureFigures({ company }));
    return figures.find(({ question }) => question === 'settlement')?.answer ?? null;
  };
  const told = async (user: Actor) => {
    const { items } = successOf(await user.port(NotificationsPort).listNotifications({ platform: 'computer' }));
    return items.filter(({ variantId }) => variantId === 'employer-answered').map(({ data }) => data.cta);
  };

  beforeAll(async () => {
    claimant = await aClaimant();
    await harness().seedTenure(
      1,
      Array.from({ length: 12 }, () => ({ settlement: 'UP_TO_30' as const })),
    );
  });

  describe('an answer', () => {
    it.each([
      ['review', giveReview, shown],
      ['interview', giveInterview, belowInterview],
      ['photo', givePhoto, belowPhoto],
    ] as const)('to one %s is shown below it, is given once, and tells its author', async (kind, give, below) => {
      const author = await harness().newcomer();
      const itemId = await give(author);
      expect(await below(itemId)).toBeNull();
      const key = aKey();
      const given = successOf(await answer(claimant, itemId.toUpperCase(), ` ${CALM} `, key, kind));
      expect(given.isHeld).toBe(false);
      expect(successOf(await answer(claimant, itemId, CALM, key, kind))).toEqual(given);
      expectRefusal(await answer(claimant, itemId, 'Another.', key, kind), 'conflict', 'idempotency_key_reused');
      expectRefusal(await answer(claimant, itemId, CALM, aKey(), kind), 'invalid', 'answer_given');
      const { answerId } = given;
      const expected: EmployerAnswer = { answerId, text: CALM, month: null, isEdited: false, reply: null };
      expect(await below(itemId)).toEqual(expected);
      const page = { kind, company: { urlName: company, name: 'Vaayuna Technologies', logo: null }, answer: expected };
      for (const reader of [harness().as('guest'), viewer(), claimant])
        expect(successOf(await answersOf(reader).getAnswer({ answerId }))).toEqual({ ...page, canReply: false });
      expect(successOf(await answersOf(author).getAnswer({ answerId }))).toEqual({ ...page, canReply: true });
      expect(await told(author)).toEqual([`/employer-answers/${answerId}`]);
    });

    it('to a fact of joining and leaving is shown below it with its month, and nobody replies', async () => {
      expect(await belowFact()).toBeNull();
      expectRefusal(await answerFact(viewer()), 'conflict', 'not_claimant');
      expectRefusal(await answerFact(claimant, UNFITTING), 'invalid', 'answer_unfitting');
      const key = aKey();
      const given = successOf(await answerFact(claimant, CALM, key));
      expect(successOf(await answerFact(claimant, CALM, key))).toEqual(given);
      expectRefusal(await answerFact(claimant, 'Another.', key), 'conflict', 'idempotency_key_reused');
      expectRefusal(await answerFact(claimant), 'invalid', 'answer_given');
      const { answerId } = given;
      const below = await belowFact();
      expect(below).toEqual({
        answerId,
        text: CALM,
        month: expect.stringMatching(/^\d{4}-\d{2}$/),
        isEdited: false,
        reply: null,
      });
      const page = successOf(await answersOf(viewer()).getAnswer({ answerId }));
      expect(page).toMatchObject({ kind: 'tenure', answer: below, canReply: false });
      const reply = await answersOf(viewer()).replyToAnswer({ answerId, text: 'Mine.', ...aKey() });
      expectRefusal(reply, 'forbidden', 'reply_not_yours');
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
      expect(await belowFact()).toBeNull();
    });

    it('is edited and withdrawn by those who act for the company, and by nobody else', async () => {
      const { author, reviewId, answerId } = await answered();
      const edit = (user: Actor, text: string) => answersOf(user).editAnswer({ answerId, text });
      const withdraw = (user: Actor) => answersOf(user).withdrawAnswer({ answerId });
      for (const other of [author, viewer()]) {
        expectRefusal(await edit(other, 'Mine now.'), 'forbidden', 'answer_not_yours');
        expectRefusal(await withdraw(other), 'forbidden', 'answer_not_yours');
      }
      expectRefusal(await edit(claimant, UNFITTING), 'invalid', 'answer_unfitting');
      successOf(await edit(claimant, ` ${CALM}`));
      expect(await shown(reviewId)).toMatchObject({ text: CALM, isEdited: false });
      const colleague = await aClaimant();
      expect(successOf(await edit(colleague, 'In May, too.'))).toEqual({ answerId, isHeld: false });
      expect(await shown(reviewId)).toMatchObject({ answerId, text: 'In May, too.', isEdited: true });
      expect(await told(author)).toHaveLength(1);
      expect(successOf(await withdraw(colleague))).toBeNull();
      expect(await shown(reviewId)).toBeNull();
      expect(await told(author)).toEqual([]);
      for (const refused of [await edit(claimant, CALM), await withdraw(claimant)])
        expectRefusal(refused, 'notFound', 'answer_not_found');
      expectRefusal(await answersOf(viewer()).getAnswer({ answerId }), 'notFound', 'answer_not_found');
      successOf(await answer(claimant, reviewId, 'A new one.'));
      expect(await shown(reviewId)).toMatchObject({ text: 'A new one.', isEdited: false });
    });

    it('waits for a moderator if a check marks it, and exists for its own side alone', async () => {
      const { author, reviewId, answerId, isHeld } = await answered(MARKED);
      expect(isHeld).toBe(true);
      expect(await shown(reviewId)).toBeNull();
      expect(await told(author)).toEqual([]);
      for (const reader of [viewer(), author, claimant])
        expectRefusal(await answersOf(reader).getAnswer({ answerId }), 'notFound', 'answer_not_found');
      for (const refused of [
        await answersOf(author).editAnswer({ answerId, text: CALM }),
        await answersOf(author).withdrawAnswer({ answerId }),
        await answersOf(author).replyToAnswer({ answerId, text: CALM, ...aKey() }),
      ])
        expectRefusal(refused, 'notFound', 'answer_not_found');
      expect(successOf(await answersOf(claimant).editAnswer({ answerId, text: CALM })).isHeld).toBe(false);
      expect(await shown(reviewId)).toMatchObject({ answerId, text: CALM });
      expect(await told(author)).toHaveLength(1);
      expect(successOf(await answersOf(claimant).editAnswer({ answerId, text: MARKED })).isHeld).toBe(true);
      expect(await shown(reviewId)).toBeNull();
      expect(await told(author)).toEqual([]);
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
    });

    it('is refused to whoever does not act for the company', async () => {
      const { author, reviewId } = await aReview();
      for (const other of [author, viewer(), await harness().moderator()])
        expectRefusal(await answer(other, reviewId), 'conflict', 'not_claimant');
      await harness().seedReviews([{ companyId: 2, rating: 3, createdAt: '2026-10-10T10:00:00Z' }]);
      const elsewhere = successOf(await viewer().port(ReviewsPort).listReviews({ company: 'neelgiri-textiles' })).items;
      expectRefusal(await answer(claimant, elsewhere[0]?.id ?? ''), 'conflict', 'not_claimant');
      const guest = harness().as('guest');
      expectNotSignedIn(await answer(guest, reviewId));
      expectNotSignedIn(await answerFact(guest));
      expectNotSignedIn(await answersOf(guest).editAnswer({ answerId: UNKNOWN_ID, text: CALM }));
      expectNotSignedIn(await answersOf(guest).withdrawAnswer({ answerId: UNKNOWN_ID }));
      expectNotSignedIn(await answersOf(guest).replyToAnswer({ answerId: UNKNOWN_ID, text: CALM, ...aKey() }));
      expect(await shown(reviewId)).toBeNull();
    });

    it('stays when the claim of its writer ends, who changes it no more', async () => {
      const { reviewId } = await aReview();
      const user = await aClaimant();
      const { answerId } = successOf(await answer(user, reviewId));
      const [claim] = successOf(await user.port(EmployerPort).listOwnClaims());
      successOf(await user.port(EmployerPort).endClaim({ claimId: claim?.claimId ?? '' }));
      expectRefusal(await answersOf(user).editAnswer({ answerId, text: 'No.' }), 'forbidden', 'answer_not_yours');
      expectRefusal(await answersOf(user).withdrawAnswer({ answerId }), 'forbidden', 'answer_not_yours');
      expect((await shown(reviewId))?.text).toBe(CALM);
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
    });

    it('is told at the field which words no answer has', async () => {
      const { reviewId } = await aReview();
      const refused = await answer(claimant, reviewId, UNFITTING);
      expectRefusal(refused, 'invalid', 'answer_unfitting');
      expect(Object.keys(failureOf(refused).fields)).toEqual(['text']);
      expect(failureOf(refused).fields.text).toMatch(/We know who you.*reach out/s);
    });

    it('has 1,500 letters at most, and one at least', async () => {
      const { reviewId } = await aReview();
      const teams = Array.from({ length: 60 }, (_, nth) => `Team ${nth} plans its shifts a week ahead.`);
      const long = `${teams.join(' ').slice(0, MAX_ANSWER_LENGTH - 1)}.`;
      expectInvalid(await answer(claimant, reviewId, `${long}s`), 'text');
      expectInvalid(await answer(claimant, reviewId, ''), 'text');
      const { answerId } = successOf(await answer(claimant, reviewId, long));
      expect((await shown(reviewId))?.text).toBe(long);
      expectInvalid(await answersOf(claimant).editAnswer({ answerId, text: `${long}s` }), 'text');
      expectInvalid(await answerFact(claimant, `${long}s`), 'text');
    });

    it('is refused for what does not exist or is gone', async () => {
      for (const kind of ['review', 'interview', 'photo'] as const) {
        const refused = await answer(claimant, UNKNOWN_ID, CALM, aKey(), kind);
        expectRefusal(refused, 'notFound', 'contribution_not_found');
      }
      const fact = { question: 'bond', text: CALM } as const;
      const unasked = await answersOf(claimant).answerFact({ company, ...fact, ...aKey() });
      expectRefusal(unasked, 'notFound', 'contribution_not_found');
      const nobody = await answersOf(claimant).answerFact({ company: 'nobody-knows-it', ...fact, ...aKey() });
      expectRefusal(nobody, 'notFound', 'company_not_found');
      const { author, reviewId, answerId } = await answered();
      expectRefusal(await answer(claimant, reviewId, CALM, aKey(), 'photo'), 'notFound', 'contribution_not_found');
      successOf(await removeReview(author, reviewId));
      expectRefusal(await answer(claimant, reviewId), 'notFound', 'contribution_not_found');
      for (const refused of [
        await answersOf(viewer()).getAnswer({ answerId }),
        await answersOf(claimant).editAnswer({ answerId, text: CALM }),
        await answersOf(claimant).withdrawAnswer({ answerId: UNKNOWN_ID }),
        await answersOf(author).replyToAnswer({ answerId, text: CALM, ...aKey() }),
      ])
        expectRefusal(refused, 'notFound', 'answer_not_found');
    });

    it('is reported by anyone, and a reply by anyone but who wrote it', async () => {
      const { author, answerId } = await answered();
      const { answerId: replyId } = successOf(
        await answersOf(author).replyToAnswer({ answerId, text: 'Good to hear.', ...aKey() }),
      );
      const report = (user: Actor, resourceId: string) =>
        user.port(ReportsPort).report({ resourceType: 'answer', resourceId, reason: 'ABUSE', details: null });
      successOf(await report(author, answerId));
      successOf(await report(viewer(), replyId));
      expectRefusal(await report(author, replyId), 'invalid', 'own_answer');
      expectRefusal(await report(author, UNKNOWN_ID), 'notFound', 'answer_not_found');
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
      expectRefusal(await report(author, answerId), 'notFound', 'answer_not_found');
    });
  });

  describe('the reply', () => {
    it('is the author’s, once, and stays when the answer is withdrawn', async () => {
      const { author, reviewId, answerId } = await answered();
      const reply = (user: Actor, text: string, key = aKey()) =>
        answersOf(user).replyToAnswer({ answerId, text, ...key });
      expectRefusal(await reply(viewer(), 'Me too.'), 'forbidden', 'reply_not_yours');
      expectRefusal(await reply(claimant, 'Me too.'), 'conflict', 'employer_account');
      expectInvalid(await reply(author, 'x'.repeat(MAX_ANSWER_LENGTH + 1)), 'text');
      const key = aKey();
      const given = successOf(await reply(author, ' Good to hear. ', key));
      expect(successOf(await reply(author, 'Good to hear.', key))).toEqual(given);
      expectRefusal(await reply(author, 'Another.', key), 'conflict', 'idempotency_key_reused');
      expectRefusal(await reply(author, 'Another.'), 'invalid', 'reply_given');
      const { answerId: replyId } = given;
      expect((await shown(reviewId))?.reply).toEqual({ answerId: replyId, text: 'Good to hear.' });
      expect(successOf(await answersOf(author).getAnswer({ answerId })).canReply).toBe(false);
      expectRefusal(await answersOf(author).getAnswer({ answerId: replyId }), 'notFound', 'answer_not_found');
      const toReply = await answersOf(author).replyToAnswer({ answerId: replyId, text: CALM, ...aKey() });
      expectRefusal(toReply, 'notFound', 'answer_not_found');
      for (const user of [author, claimant]) {
        const edited = await answersOf(user).editAnswer({ answerId: replyId, text: 'Better.' });
        expectRefusal(edited, 'forbidden', 'answer_not_yours');
      }
      const taken = await answersOf(claimant).withdrawAnswer({ answerId: replyId });
      expectRefusal(taken, 'forbidden', 'answer_not_yours');

      successOf(await answersOf(author).withdrawAnswer({ answerId: replyId }));
      expect((await shown(reviewId))?.reply).toBeNull();
      const { answerId: second } = successOf(await reply(author, 'Once more.'));
      const kept = { answerId: second, text: 'Once more.' };
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
      const withdrawn = { answerId, text: '', month: null, isEdited: false, reply: kept };
      expect(await shown(reviewId)).toEqual(withdrawn);
      expect(successOf(await answersOf(viewer()).getAnswer({ answerId })).answer).toEqual(withdrawn);
      for (const refused of [
        await answersOf(claimant).editAnswer({ answerId, text: CALM }),
        await answersOf(claimant).withdrawAnswer({ answerId }),
        await answersOf(author).withdrawAnswer({ answerId: replyId }),
      ])
        expectRefusal(refused, 'notFound', 'answer_not_found');
      expectRefusal(await reply(author, 'Third.'), 'invalid', 'reply_given');
      const again = successOf(await answer(claimant, reviewId, 'A new one.'));
      const replaced = { answerId: again.answerId, text: 'A new one.', month: null, isEdited: true, reply: kept };
      expect(await shown(reviewId)).toEqual(replaced);
      expectRefusal(await answersOf(viewer()).getAnswer({ answerId }), 'notFound', 'answer_not_found');
      successOf(await answersOf(claimant).withdrawAnswer(again));
      successOf(await answersOf(author).withdrawAnswer({ answerId: second }));
      expect(await shown(reviewId)).toBeNull();
      successOf(await answer(claimant, reviewId, 'The last one.'));
      expect(await shown(reviewId)).toMatchObject({ text: 'The last one.', isEdited: false, reply: null });
    });

    it('tells nobody that it waits when the answer is withdrawn, and shows at its hour', async () => {
      const { author, reviewId, answerId } = await answered();
      harness().showCardsWithin(CARDS_SHOW_WITHIN_HOURS);
      const key = aKey();
      const given = successOf(await answersOf(author).replyToAnswer({ answerId, text: 'Good to hear.', ...aKey() }));
      successOf(await answersOf(claimant).withdrawAnswer({ answerId }));
      expect(await shown(reviewId)).toBeNull();
      const found = await answersOf(claimant).getAnswer({ answerId });
      expectRefusal(found, 'notFound', 'answer_not_found');
      expectRefusal(await answersOf(claimant).withdrawAnswer({ answerId }), 'notFound', 'answer_not_found');
      const again = successOf(await answer(claimant, reviewId, CALM, key));
      expect(again.isHeld).toBe(false);
      expect(await shown(reviewId)).toMatchObject({ answerId: again.answerId, isEdited: false, reply: null });
      successOf(await answersOf(claimant).withdrawAnswer(again));
      expect(successOf(await answer(claimant, reviewId, CALM, key))).toEqual(again);
      harness().pass(CARDS_SHOW_WITHIN_HOURS * HOUR_MS);
      await harness().runRounds();
      const whole = { answerId: given.answerId, text: 'Good to hear.' };
      expect(await shown(reviewId)).toMatchObject({ answerId: again.answerId, text: '', reply: whole });
      harness().showCardsWithin(0);
    });

    it('is its author’s alone until its hour has come, so that its moment shows nobody', async () => {
      const { author, reviewId, answerId } = await answered();
      harness().showCardsWithin(CARDS_SHOW_WITHIN_HOURS);
      const key = aKey();
      const reply = () => answersOf(author).replyToAnswer({ answerId, text: 'Good to hear.', ...key });
      const given = successOf(await reply());
      expect([given.isHeld, successOf(await reply())]).toEqual([false, given]);
      const another = await answersOf(author).replyToAnswer({ answerId, text: 'Another.', ...aKey() });
      expectRefusal(another, 'invalid', 'reply_given');
      const seen = async (user: Actor) => successOf(await answersOf(user).getAnswer({ answerId })).answer.reply;
      const whole = { answerId: given.answerId, text: 'Good to hear.' };
      expect([await seen(author), await seen(viewer()), await seen(claimant)]).toEqual([whole, null, null]);
      expect((await shown(reviewId))?.reply).toBeNull();
      harness().pass(CARDS_SHOW_WITHIN_HOURS * HOUR_MS);
      await harness().runRounds();
      expect((await shown(reviewId))?.reply).toEqual(whole);
      expect(await seen(claimant)).toEqual(whole);
      successOf(await answersOf(author).withdrawAnswer({ answerId: given.answerId }));
      const second = successOf(await answersOf(author).replyToAnswer({ answerId, text: 'Once more.', ...aKey() }));
      successOf(await answersOf(author).withdrawAnswer(second));
      harness().pass(CARDS_SHOW_WITHIN_HOURS * HOUR_MS);
      await harness().runRounds();
      expect([await seen(author), (await shown(reviewId))?.reply]).toEqual([null, null]);
      harness().showCardsWithin(0);
    });
  });

  it('are sixty a day for each account, with changes and replies; what is refused counts for nothing', async () => {
    harness().passTo('00:10');
    const user = await aClaimant();
    const [first, second] = [await aReview(), await aReview()];
    const { answerId } = successOf(await answer(user, first.reviewId));
    for (const _ of [0, 1]) expectRefusal(await answer(user, first.reviewId), 'invalid', 'answer_given');
    const edit = (text: string) => answersOf(user).editAnswer({ answerId, text });
    for (let nth = 1; nth < MAX_ANSWERS_PER_DAY; nth += 1) successOf(await edit(`In month ${nth}.`));
    expectRefusal(await edit('Never.'), 'invalid', 'too_many_answers');
    expectRefusal(await answer(user, second.reviewId), 'invalid', 'too_many_answers');
    expectRefusal(await answerFact(user), 'invalid', 'too_many_answers');
    successOf(await answerFact(await aClaimant()));
    const reply = () => answersOf(first.author).replyToAnswer({ answerId, text: 'Fine.', ...aKey() });
    for (let nth = 0; nth < MAX_ANSWERS_PER_DAY; nth += 1) {
      const { answerId: replyId } = successOf(await reply());
      successOf(await answersOf(first.author).withdrawAnswer({ answerId: replyId }));
    }
    expectRefusal(await reply(), 'invalid', 'too_many_answers');
    harness().pass(DAY_MS);
    successOf(await reply());
    successOf(await edit('At last.'));
  });
};
