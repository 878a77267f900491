import { aComplaint } from '@tests/support/a-complaint';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Complaint } from '@/core/kernel/moderated/complaint';
import { APPEAL_DAYS, MAX_RECEIPTS_PER_DAY, MAX_STORED_PER_DAY } from '@/core/kernel/moderated/complaint-limits.rules';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import { StatementsPort } from '@/core/trust/statements/statements.port';
import { claimedCase } from './harness/claimed-case';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

/** Statements of one day have no order. */
async function statementsOf(user: Actor): Promise<readonly string[]> {
  const { items } = successOf(await user.port(NotificationsPort).listNotifications({ platform: 'phone' }));
  return items.flatMap(({ variantId, data }) => (variantId === 'statement' ? (data.cta.split('/').at(-1) ?? []) : []));
}

async function newStatement(user: Actor, known: readonly string[]): Promise<{ readonly statementId: string }> {
  const added = (await statementsOf(user)).filter((id) => !known.includes(id));
  expect(added).toHaveLength(1);
  return { statementId: added[0] ?? '' };
}

export const complaintsContract: Contract = (harness) => {
  const complaints = (of: Actor = harness().as('guest')) => of.port(ComplaintsPort);
  const send = async (complaint: Complaint, of?: Actor) => successOf(await complaints(of).sendComplaint(complaint));
  const statusOf = async (postId: string) =>
    successOf(await harness().as('reader').port(FeedReadingPort).getPost({ postId })).status;
  const settle = async () => {
    harness().pass(DECISION_UNDO_MS);
    await harness().runRounds();
  };
  const decide = async (by: Actor, postId: string, verdict: 'keep' | 'remove') => {
    const { caseId, seen, ...read } = await claimedCase(by, postId);
    const rule = verdict === 'remove' ? ('NOT_OWN' as const) : null;
    const { act } = successOf(await by.port(CasesPort).decideCase({ caseId, verdict, rule, words: [], seen }));
    await settle();
    return { act, ...read };
  };

  beforeEach(async () => {
    harness().passTo('10:00');
    // Complaints of other tests have asked their authors.
    await harness().runRounds();
  });

  it('gives a number at once, without an account, and the same one for the same complaint', async () => {
    const complaint = aComplaint(await write(harness().as('writer')));
    const receipt = await send(complaint);
    expect(receipt).toMatchObject({ key: complaint.key, isHidden: false, isMailed: true });
    expect(receipt.number).toMatch(/^CM-\d{8}-[0-9A-Z]{6}$/);
    expect(await send(complaint)).toEqual(receipt);
    const changed = await complaints().sendComplaint({ ...complaint, details: `${complaint.details} And more.` });
    expectRefusal(changed, 'conflict', 'complaint_changed');
    const { number, dueAt } = receipt;
    const state = { number, dueAt, ground: 'UNTRUE', receivedOn: expect.any(String), answer: null };
    expect(successOf(await complaints().getComplaint({ key: complaint.key.toUpperCase() }))).toEqual(state);
    expectRefusal(await complaints().getComplaint({ key: UNKNOWN_ID }), 'notFound', 'complaint_not_found');
  });

  it('refuses what is gone, what is no contribution, and a guest without an address', async () => {
    const postId = await write(harness().as('writer'));
    const refused = (overrides: Partial<Complaint>) => complaints().sendComplaint(aComplaint(postId, overrides));
    expectRefusal(await refused({ address: `/p/${UNKNOWN_ID}` }), 'notFound', 'contribution_gone');
    expectRefusal(await refused({ address: '/reviews/vaayuna-technologies-reviews' }), 'invalid', 'address_unknown');
    expectRefusal(await refused({ email: null }), 'invalid', 'email_required');
    expectInvalid(await refused({ details: 'Too short.' }), 'details');
    expectInvalid(await refused({ details: `Turned \u202E${'round '.repeat(5)}` }), 'details');
    expectInvalid(await refused({ email: 'somebody' }), 'email');
    expect(await send(aComplaint(postId, { email: null }), harness().as('reader'))).toMatchObject({ isMailed: true });
  });

  it('is a case that a moderator decides, and has an answer with the rule and the last day of an appeal', async () => {
    const [kept, removed] = [await write(harness().as('writer')), await write(harness().as('writer'))];
    const complaint = aComplaint(removed, { ground: 'INTIMATE' });
    expect((await send(complaint)).isHidden).toBe(false);
    const ofKept = aComplaint(kept, { ground: 'PRIVACY' });
    await send(ofKept);
    const moderator = await harness().moderator();
    expect(successOf(await moderator.port(CasesPort).listCases()).cases[0]).toMatchObject({
      ground: 'INTIMATE',
      origin: 'COMPLAINT',
    });
    expect(await decide(moderator, removed, 'remove')).toMatchObject({
      act: 'REMOVED',
      complaints: [{ ground: 'INTIMATE', details: complaint.details }],
      appeal: null,
    });
    const { answer } = successOf(await complaints().getComplaint(complaint));
    expect(answer).toMatchObject({ outcome: 'REMOVED', rule: { number: 7, title: 'Not an own experience' } });
    const days = (Date.parse(answer?.appealUntil ?? '') - Date.parse(answer?.answeredOn ?? '')) / DAY_MS;
    expect(days).toBe(APPEAL_DAYS);
    await decide(moderator, kept, 'keep');
    const told = successOf(await complaints().getComplaint(ofKept)).answer;
    expect(told).toMatchObject({ outcome: 'KEPT', rule: null });
    expect(await statusOf(kept)).toBe('LIVE');
    const again = aComplaint(removed);
    expectRefusal(await complaints().sendComplaint(again), 'notFound', 'contribution_gone');
    const { grounds, appeals, hidden } = successOf(await complaints().getComplaintSums());
    const intimate = grounds.find(({ ground }) => ground === 'INTIMATE');
    const unsaid = { received: null, answered: null, medianHours: null, slowestHours: null, late: null };
    expect(intimate).toEqual({ ground: 'INTIMATE', ...unsaid });
    expect([appeals, hidden]).toEqual([
      { decided: null, won: null },
      { count: null, places: [] },
    ]);
  });

  it('that companies send are counted apart, with those that were not upheld', async () => {
    const sums = async () => successOf(await complaints().getComplaintSums()).companies;
    const none = { received: null, decided: null, kept: null, stars: [] };
    const postId = await write(harness().as('writer'));
    await send(aComplaint(postId));
    for (let sent = 1; sent < MIN_COUNTED_DECISIONS; sent += 1)
      await send(aComplaint(postId, { ground: 'RIGHTS', isForCompany: true }));
    expect(await sums()).toEqual(none);
    const last = aComplaint(postId, { ground: 'RIGHTS', isForCompany: true });
    await send(last);
    expectRefusal(await complaints().sendComplaint({ ...last, isForCompany: false }), 'conflict', 'complaint_changed');
    expect(await sums()).toEqual({ ...none, received: MIN_COUNTED_DECISIONS });
    await send(aComplaint(postId, { ground: 'PRIVACY' }));
    await decide(await harness().moderator(), postId, 'keep');
    expect(await sums()).toEqual({
      ...none,
      received: MIN_COUNTED_DECISIONS,
      decided: MIN_COUNTED_DECISIONS,
      kept: MIN_COUNTED_DECISIONS,
    });
  });

  it('of an address or a network that has sent many has a number, and no mail', async () => {
    const postId = await write(harness().as('writer'));
    const mailed: boolean[] = [];
    for (const email of ['again@company.example', 'Again@company.example', 'again+1@company.example'])
      mailed.push((await send(aComplaint(postId, { email }))).isMailed);
    mailed.push((await send(aComplaint(postId, { email: 'again+2@company.example' }))).isMailed);
    expect(mailed).toEqual([...Array.from({ length: MAX_RECEIPTS_PER_DAY }, () => true), false]);
    for (let sent = mailed.length; sent < MAX_STORED_PER_DAY; sent += 1)
      expect((await send(aComplaint(postId))).isMailed).toBe(true);
    const late = aComplaint(postId, { ground: 'PRIVACY' });
    const receipt = await send(late);
    expect(receipt.isMailed).toBe(false);
    expect(await send(late)).toEqual(receipt);
    expect(successOf(await complaints().getComplaint(late)).ground).toBe('OTHER');
    const moderator = await harness().moderator();
    const { complaints: read } = await claimedCase(moderator, postId);
    expect(read.filter(({ details }) => details === null)).toEqual([{ ground: 'OTHER', details: null }]);
    expect(read).toHaveLength(MAX_STORED_PER_DAY + 1);
  });

  it('lets a decision stand in whose minute it comes, and is a case of its own: nobody puts an answer off', async () => {
    const postId = await write(harness().as('writer'));
    const [first, second] = [
      aComplaint(postId, { ground: 'HARASSMENT' }),
      aComplaint(postId, { ground: 'HARASSMENT' }),
    ];
    const answerTo = async ({ key }: Complaint) => successOf(await complaints().getComplaint({ key })).answer;
    await send(first);
    const moderator = await harness().moderator();
    const { caseId, seen } = await claimedCase(moderator, postId);
    const keeping = { verdict: 'keep', rule: null, words: [] } as const;
    successOf(await moderator.port(CasesPort).decideCase({ ...keeping, caseId, seen }));
    expect(await answerTo(first)).toBeNull();
    await send(second);
    expect([await answerTo(first), await answerTo(second)]).toEqual([
      expect.objectContaining({ outcome: 'KEPT' }),
      null,
    ]);
    expectRefusal(await moderator.port(CasesPort).undoDecision({ caseId }), 'conflict', 'decision_settled');
    const again = await claimedCase(moderator, postId);
    expect([again.caseId === caseId, again.complaints.length]).toEqual([false, 1]);
    successOf(await moderator.port(CasesPort).decideCase({ ...keeping, caseId: again.caseId, seen: again.seen }));
    await settle();
    expect(await answerTo(second)).toMatchObject({ outcome: 'KEPT' });
  });

  it('has an author who appeals once, to another moderator', async () => {
    const writer = harness().as('writer');
    const postId = await write(writer);
    const complaint = aComplaint(postId, { ground: 'RIGHTS' });
    await send(complaint);
    const answerNow = async () => successOf(await complaints().getComplaint(complaint)).answer;
    const [first, second] = [await harness().moderator(), await harness().moderator()];
    const known = await statementsOf(writer);
    await decide(first, postId, 'remove');
    const named = await newStatement(writer, known);
    expect(await answerNow()).toMatchObject({ outcome: 'REMOVED' });
    const appeal = (of: Actor, sentence = 'The number is that of the switchboard.') =>
      of.port(StatementsPort).appealDecision({ ...named, sentence });
    expectNotSignedIn(await appeal(harness().as('guest')));
    expectRefusal(await appeal(harness().as('reader')), 'notFound', 'statement_not_found');
    expectInvalid(await appeal(writer, ' '), 'sentence');
    expectInvalid(await appeal(writer, 'Turned \u202E round'), 'sentence');
    const before = successOf(await writer.port(StatementsPort).getStatement(named));
    expect(before.reply).toMatchObject({ isOpen: true, sentOn: null });
    successOf(await appeal(writer));
    expectRefusal(await appeal(writer), 'conflict', 'appeal_sent');
    const sent = successOf(await writer.port(StatementsPort).getStatement(named)).reply;
    expect(sent).toMatchObject({ isOpen: false, sentOn: expect.any(String) });
    const queueOf = async (moderator: Actor) => successOf(await moderator.port(CasesPort).listCases());
    const { cases, open } = await queueOf(second);
    const ofAppeal = cases.filter(({ origin }) => origin === 'APPEAL');
    for (const { caseId } of ofAppeal)
      expectRefusal(await first.port(CasesPort).claimCase({ caseId }), 'conflict', 'own_decision');
    expect(ofAppeal).toHaveLength(1);
    const own = await queueOf(first);
    expect([own.cases.filter(({ origin }) => origin === 'APPEAL'), own.open]).toEqual([[], open - 1]);
    expect(successOf(await first.port(CasesPort).getOwnRoles()).openCases).toBe(open - 1);
    const { caseId, seen, appeal: sentence } = await claimedCase(second, postId);
    expect(sentence).toBe('The number is that of the switchboard.');
    const decision = { caseId, verdict: 'keep', rule: null, words: [], seen } as const;
    expect(successOf(await second.port(CasesPort).decideCase(decision)).act).toBe('PUBLISHED');
    successOf(await second.port(CasesPort).undoDecision({ caseId }));
    expect(await statusOf(postId)).toBe('NOT_FOUND');
    const reread = await claimedCase(second, postId);
    successOf(await second.port(CasesPort).decideCase({ ...decision, seen: reread.seen }));
    await settle();
    expect(await statusOf(postId)).toBe('LIVE');
    expect(await answerNow()).toMatchObject({ outcome: 'RESTORED', rule: null });
    const answer = await newStatement(writer, [...known, named.statementId]);
    const last = successOf(await writer.port(StatementsPort).getStatement(answer));
    expect(last).toMatchObject({ act: 'PUBLISHED', origin: 'APPEAL', reply: { isOpen: false } });
    const onceMore = await writer.port(StatementsPort).appealDecision({ ...answer, sentence: 'Thank you.' });
    expectRefusal(onceMore, 'conflict', 'appeal_closed');
  });

  it('of untruth is decided after its author’s answer, or after three days', async () => {
    const writer = harness().as('writer');
    const [answered, unanswered] = [await write(writer), await write(writer)];
    const known = await statementsOf(writer);
    const moderator = await harness().moderator();
    const decided = async (caseId: string, seen: string) =>
      moderator.port(CasesPort).decideCase({ caseId, verdict: 'keep', rule: null, words: [], seen });
    await send(aComplaint(answered));
    await harness().runRounds();
    const before = await claimedCase(moderator, answered);
    expect(before).toMatchObject({ answer: null, case: { answerUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
    expectRefusal(await decided(before.caseId, before.seen), 'conflict', 'author_may_answer');
    const named = await newStatement(writer, known);
    const sentence = 'I was there when the manager said it, on the fifth.';
    const answer = (of: Actor, said = sentence) =>
      of.port(StatementsPort).answerComplaint({ ...named, sentence: said });
    const asked = successOf(await writer.port(StatementsPort).getStatement(named));
    expect(asked).toMatchObject({ act: 'ASKED', rule: null, reply: { isOpen: true, sentOn: null } });
    expect(asked.reply.until).toBe(before.case.answerUntil);
    expectRefusal(
      await writer.port(StatementsPort).appealDecision({ ...named, sentence }),
      'conflict',
      'appeal_closed',
    );
    expectNotSignedIn(await answer(harness().as('guest')));
    expectRefusal(await answer(harness().as('reader')), 'notFound', 'statement_not_found');
    expectInvalid(await answer(writer, 'Turned \u202e round'), 'sentence');
    successOf(await answer(writer));
    expectRefusal(await answer(writer), 'conflict', 'answer_sent');
    // A case claimed before the answer cannot be decided without reading it.
    expectRefusal(await decided(before.caseId, before.seen), 'conflict', 'case_changed');
    const after = await claimedCase(moderator, answered);
    expect(after).toMatchObject({ answer: sentence, case: { answerUntil: null } });
    expect(successOf(await decided(after.caseId, after.seen)).act).toBe('KEPT');
    expectRefusal(await answer(writer), 'conflict', 'answer_sent');
    await settle();
    const end = await newStatement(writer, [...known, named.statementId]);
    expect(successOf(await writer.port(StatementsPort).getStatement(end))).toMatchObject({ act: 'KEPT', rule: null });

    await send(aComplaint(unanswered));
    await harness().runRounds();
    const late = await newStatement(writer, [...known, named.statementId, end.statementId]);
    const open = await claimedCase(moderator, unanswered);
    await send(aComplaint(unanswered, { ground: 'PRIVACY' }));
    // An urgent ground does not wait for the author.
    const urgent = await claimedCase(moderator, unanswered);
    expect(urgent.case.answerUntil).toBeNull();
    expect(successOf(await decided(open.caseId, urgent.seen)).act).toBe('KEPT');
    const tooLate = await writer.port(StatementsPort).answerComplaint({ ...late, sentence });
    expectRefusal(tooLate, 'conflict', 'answer_closed');
    const { items } = successOf(await writer.port(StatementsPort).listStatements());
    const mine = items.map(({ statementId }) => statementId);
    expect(mine).toEqual(expect.arrayContaining([named.statementId, late.statementId]));
    expect(items.find(({ statementId }) => statementId === late.statementId)?.itemId).toBe(unanswered);
    expectNotSignedIn(await harness().as('guest').port(StatementsPort).listStatements());
    const ofReader = successOf(await harness().as('reader').port(StatementsPort).listStatements()).items;
    expect(ofReader.filter(({ statementId }) => mine.includes(statementId))).toEqual([]);
  });
};
