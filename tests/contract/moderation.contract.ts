import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Report } from '@/core/kernel/moderated/report';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { LogosPort } from '@/core/trust/logos/logos.port';
import type { CaseDecision } from '@/core/trust/moderation/case';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { CONDUCT_NOT_ACCEPTED, CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { StatementsPort } from '@/core/trust/statements/statements.port';
import { claimedCase } from './harness/claimed-case';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf, UNKNOWN_ID } from './harness/outcomes';
import { profileTagOf, write } from './harness/submissions';

const REMOVED = { verdict: 'remove', rule: 'ADVERTISING', words: [] } as const;

export const moderationContract: Contract = (harness) => {
  const reported = async (reason: Report['reason'] = 'FALSE') => {
    const postId = await write(harness().as('writer'));
    const report = { resourceType: 'post', resourceId: postId, reason, details: 'It is an advertisement.' } as const;
    successOf(await harness().as('reader').port(ReportsPort).report(report));
    return postId;
  };
  const cases = (of: Actor) => of.port(CasesPort);
  const claimed = claimedCase;
  const statusOf = async (postId: string) =>
    successOf(await harness().as('reader').port(FeedReadingPort).getPost({ postId })).status;

  it('[RO-OTHER] is the work of moderators alone, in a session of today', async () => {
    const postId = await reported();
    const moderator = await harness().moderator();
    const { caseId, seen } = await claimed(moderator, postId);
    const decision: CaseDecision = { ...REMOVED, seen };
    const calls = (of: Actor) => [
      () => cases(of).listCases(),
      () => cases(of).claimCase({ caseId }),
      () => cases(of).releaseCase({ caseId }),
      () => cases(of).decideCase({ caseId, ...decision }),
      () => cases(of).undoDecision({ caseId }),
    ];
    for (const call of calls(harness().as('guest'))) expectNotSignedIn(await call());
    for (const call of calls(harness().as('reader'))) expectRefusal(await call(), 'forbidden', 'moderator_required');
    expect(successOf(await cases(moderator).getOwnRoles())).toEqual({
      roles: ['moderator'],
      openCases: successOf(await cases(moderator).listCases()).open,
    });
    expect(successOf(await cases(harness().as('reader')).getOwnRoles())).toEqual({
      roles: [],
      openCases: null,
    });
    expectNotSignedIn(await cases(harness().as('guest')).getOwnRoles());
    successOf(await cases(moderator).releaseCase({ caseId }));
    harness().pass(DAY_MS);
    for (const call of calls(moderator)) expectRefusal(await call(), 'forbidden', 'session_not_fresh');
  });

  describe('the code of conduct', () => {
    const [none, earlier] = [null, CONDUCT_VERSION - 1];
    const actsOn = (postId: string, caseId: string) => (of: Actor) => [
      () => cases(of).claimCase({ caseId }),
      () => cases(of).releaseCase({ caseId }),
      () => cases(of).decideCase({ caseId, ...REMOVED, seen: 'x'.repeat(22) }),
      () => cases(of).undoDecision({ caseId }),
      () => of.port(LogosPort).uploadLogo(aPng(9, 9)),
      () => of.port(LogosPort).setLogo({ owner: 'company', urlName: 'vaayuna-technologies', logo: postId }),
      () => of.port(LogosPort).removeLogo({ owner: 'company', urlName: 'vaayuna-technologies' }),
    ];

    it.each([
      ['never', none],
      ['in an earlier version', earlier],
    ])('opens no case to a moderator who accepted it %s, and every one once they have', async (_when, before) => {
      const postId = await reported();
      const { caseId } = await claimed(await harness().moderator(), postId);
      const moderator = await harness().moderator(before);
      const known = successOf(await cases(moderator).getConductAcceptance());
      expect([known.version, known.accepted?.version ?? none]).toEqual([CONDUCT_VERSION, before]);
      for (const act of actsOn(postId, caseId)(moderator)) {
        const refused = await act();
        expectRefusal(refused, 'conflict', CONDUCT_NOT_ACCEPTED);
        expect(failureOf(refused).message).toBe(moderationRefusals.conductNotAccepted);
      }
      successOf(await cases(moderator).listCases());
      const accepted = successOf(await cases(moderator).acceptConduct({ version: CONDUCT_VERSION }));
      expect(accepted).toMatchObject({ version: CONDUCT_VERSION, accepted: { version: CONDUCT_VERSION } });
      for (const act of actsOn(postId, caseId)(moderator)) {
        const answer = await act();
        expect(answer.ok ? null : answer.failure.code).not.toBe(CONDUCT_NOT_ACCEPTED);
      }
      const other = await reported();
      const { seen, caseId: another } = await claimed(moderator, other);
      successOf(await cases(moderator).decideCase({ caseId: another, ...REMOVED, seen }));
    });

    it('keeps the day of the first acceptance of a version, and refuses one that is not in force', async () => {
      const moderator = await harness().moderator(none);
      for (const version of [CONDUCT_VERSION + 1, earlier])
        expectRefusal(await cases(moderator).acceptConduct({ version }), 'conflict', 'conduct_changed');
      expect(successOf(await cases(moderator).getConductAcceptance()).accepted).toBeNull();
      const first = successOf(await cases(moderator).acceptConduct({ version: CONDUCT_VERSION }));
      expect(successOf(await cases(moderator).acceptConduct({ version: CONDUCT_VERSION }))).toEqual(first);
      expect(successOf(await cases(moderator).getConductAcceptance())).toEqual(first);
    });

    it('is asked of moderators alone, in a session of today', async () => {
      const calls = (of: Actor) => [
        () => cases(of).getConductAcceptance(),
        () => cases(of).acceptConduct({ version: CONDUCT_VERSION }),
      ];
      for (const call of calls(harness().as('guest'))) expectNotSignedIn(await call());
      for (const call of calls(harness().as('reader'))) expectRefusal(await call(), 'forbidden', 'moderator_required');
      const moderator = await harness().moderator(none);
      harness().pass(DAY_MS);
      for (const call of calls(moderator)) expectRefusal(await call(), 'forbidden', 'session_not_fresh');
    });
  });

  it('shows the most urgent case first, with what the reports say and nothing of the author', async () => {
    await reported('FALSE');
    const urgent = await reported('IDENTITY');
    const [moderator, other] = [await harness().moderator(), await harness().moderator()];
    const { cases: queue, open } = successOf(await cases(moderator).listCases());
    expect(open).toBe(queue.length);
    expect(queue[0]).toMatchObject({ kind: 'post', ground: 'PRIVACY', reports: 1, claim: 'free' });
    expect(queue[0]?.dueAt).toBe(queue.map(({ dueAt }) => dueAt).toSorted()[0]);
    const found = await claimed(moderator, urgent);
    expect(found).toMatchObject({
      isLive: true,
      reports: [{ reason: 'IDENTITY', details: 'It is an advertisement.' }],
    });
    expect(JSON.stringify(found)).not.toContain('NimbuPaani');
    const named = { caseId: found.caseId };
    expectRefusal(await cases(other).claimCase(named), 'conflict', 'case_claimed');
    expectRefusal(await cases(other).claimCase({ caseId: UNKNOWN_ID }), 'notFound', 'case_not_found');
    expect(successOf(await cases(other).listCases()).cases[0]?.claim).toBe('other');
    successOf(await cases(moderator).releaseCase(named));
    successOf(await cases(other).claimCase(named));
  });

  it('decides a case once, with a rule and the words as they are, and takes it back within a minute', async () => {
    const postId = await reported();
    const [moderator, other] = [await harness().moderator(), await harness().moderator()];
    const { caseId, seen } = await claimed(moderator, postId);
    const decide = (by: Actor, decision: Partial<CaseDecision>) =>
      cases(by).decideCase({ caseId, ...REMOVED, seen, ...decision });
    expectRefusal(await decide(other, {}), 'conflict', 'case_not_claimed');
    expectRefusal(await decide(moderator, { rule: null }), 'invalid', 'rule_required');
    expectRefusal(await decide(moderator, { words: ['nowhere in it'] }), 'invalid', 'words_not_in_text');
    expectRefusal(await decide(moderator, { seen: 'x'.repeat(22) }), 'conflict', 'case_changed');
    expectInvalid(await decide(moderator, { words: Array.from({ length: 21 }, () => 'x') }), 'words');
    expect(successOf(await decide(moderator, {}))).toMatchObject({ act: 'REMOVED', rating: null });
    expect(await statusOf(postId)).toBe('NOT_FOUND');
    expectRefusal(await cases(other).claimCase({ caseId }), 'conflict', 'case_decided');
    expectRefusal(await decide(moderator, {}), 'conflict', 'case_decided');
    expectRefusal(await cases(other).undoDecision({ caseId }), 'conflict', 'decision_settled');
    successOf(await cases(moderator).undoDecision({ caseId }));
    // The answer may be lost, and the call sent again.
    successOf(await cases(moderator).undoDecision({ caseId }));
    expect(await statusOf(postId)).toBe('LIVE');
    expect(successOf(await decide(moderator, { verdict: 'keep', rule: null })).act).toBe('KEPT');
    harness().pass(DECISION_UNDO_MS);
    await harness().runRounds();
    expectRefusal(await cases(moderator).undoDecision({ caseId }), 'conflict', 'decision_settled');
    expectRefusal(await cases(moderator).claimCase({ caseId }), 'notFound', 'case_not_found');
  });

  it('has nothing to decide of what its author took away', async () => {
    const postId = await reported();
    const moderator = await harness().moderator();
    const { caseId } = await claimed(moderator, postId);
    await harness().setStatus(postId, 'AUTHOR_REJECTED');
    expectRefusal(await cases(moderator).claimCase({ caseId }), 'conflict', 'case_withdrawn');
    await harness().setStatus(postId, 'LIVE');
  });

  it('waits outside the queue while its author has taken the post away, and goes on in the same hands once it is back', async () => {
    const postId = await reported();
    const moderator = await harness().moderator();
    const { caseId, seen } = await claimed(moderator, postId);
    const writer = harness().as('writer');
    const posts = writer.port(PostWritingPort);
    const queue = async () => successOf(await cases(moderator).listCases());
    const before = (await queue()).open;
    successOf(await posts.deletePost({ postId }));
    const waiting = await queue();
    expect([waiting.open, waiting.cases.some((one) => one.caseId === caseId)]).toEqual([before - 1, false]);
    expectRefusal(await cases(moderator).claimCase({ caseId }), 'conflict', 'case_withdrawn');
    expectRefusal(await cases(moderator).decideCase({ caseId, ...REMOVED, seen }), 'conflict', 'case_withdrawn');
    successOf(await posts.restorePost({ postId, profileTag: await profileTagOf(writer) }));
    expect((await queue()).cases.find((one) => one.caseId === caseId)).toMatchObject({ claim: 'mine', reports: 1 });
    expect(successOf(await cases(moderator).decideCase({ caseId, ...REMOVED, seen })).act).toBe('REMOVED');
  });

  describe('a decision that stands', () => {
    it('is told to the author alone, and to everybody without the author', async () => {
      const log = () => harness().as('guest').port(PublicLogPort);
      const before = successOf(await log().listLogLines({})).items.length;
      for (let removed = 0; removed < 5; removed += 1) {
        const postId = await reported();
        const moderator = await harness().moderator();
        const { caseId, seen } = await claimed(moderator, postId);
        successOf(await cases(moderator).decideCase({ caseId, ...REMOVED, seen }));
        harness().pass(DECISION_UNDO_MS);
        await harness().runRounds();
      }
      harness().pass(DAY_MS);
      await harness().runRounds();
      const writer = harness().as('writer');
      const { items } = successOf(await writer.port(NotificationsPort).listNotifications({ platform: 'phone' }));
      const told = items.find(({ variantId }) => variantId === 'statement');
      expect(told?.data.title).toBe('Your post was removed');
      const statementId = told?.data.cta.split('/').at(-1) ?? '';
      const read = (of: Actor) => of.port(StatementsPort).getStatement({ statementId });
      expect(successOf(await read(writer))).toMatchObject({
        act: 'REMOVED',
        kind: 'post',
        rule: { number: 2, title: 'Advertising' },
        origin: 'READER',
      });
      expectRefusal(await read(harness().as('reader')), 'notFound', 'statement_not_found');
      expectNotSignedIn(await read(harness().as('guest')));
      const lines = successOf(await log().listLogLines({})).items;
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => lines.length - index));
      // A day's lines are in random order, mixed with other tests' decisions.
      const added = lines
        .slice(0, lines.length - before)
        .map(({ kind, act, rule, origin }) => [kind, act, rule, origin]);
      const removals = added.filter((line) => line.join() === 'post,REMOVED,ADVERTISING,READER');
      expect(removals.length).toBeGreaterThanOrEqual(5);
      const { sums } = successOf(await log().getLogSums());
      expect(sums).toContainEqual(expect.objectContaining({ kind: 'post', act: 'REMOVED', count: expect.any(Number) }));
      expect(sums.every(({ count }) => count === null || count >= 5)).toBe(true);
      const { note, keys, cosigners } = successOf(await log().getLogCheckpoint());
      const [origin, size, root, blank, signature] = note.split('\n');
      expect([origin, Number(size), blank]).toEqual([keys[0]?.split('+')[0], lines.length, '']);
      expect(root).toMatch(/^[A-Za-z0-9+/]{43}=$/);
      expect(signature).toMatch(/^— \S+\/log [A-Za-z0-9+/]+=*$/);
      expect(cosigners).toEqual([]);
      expectRefusal(await log().listLogLines({ cursor: 'x' }), 'invalid', 'cursor_invalid');
    });
  });
};
