import { expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import { fail, ok } from '@/core/kernel/common/result';
import { ContributionDrafts } from './contribution-drafts';
import { SubmitContribution } from './submit-contribution.use-case';

const lost: Failure = { kind: 'network', status: null, code: 'network', message: '', fields: {} };
const written = { values: { likes: 'Food' }, key: 'k1', company: 'vaayuna', userId: 'u1', isInvited: false };

/** A service that is idempotent by key. `answers` says whether the responses arrive. */
function aService() {
  const given = new Map<string, object>();
  const sent: ContributionMarks[] = [];
  const drafts = new ContributionDrafts('review', new MemoryStorage(), new MemoryStorage(), { now: () => 0 });
  const line = { answers: true };
  const give = new SubmitContribution<object>(drafts, async (values, marks) => {
    given.set(marks.draftId, values);
    sent.push(marks);
    return line.answers ? ok(null) : fail(lost);
  });
  return { given, sent, drafts, give, line };
}

it('gives a contribution, and takes its draft from the device', async () => {
  const { given, drafts, give } = aService();
  drafts.keep({ values: written.values, idempotencyKey: 'k1', isSent: false }, 'u1', 'vaayuna');
  expect(await give.execute(written)).toEqual(ok('given'));
  expect([...given.values()]).toEqual([written.values]);
  expect(drafts.read('u1', 'vaayuna')).toBeNull();
});

it('keeps that of a guest on the device, for whoever logs in next', async () => {
  const { given, drafts, give } = aService();
  expect(await give.execute({ ...written, userId: null })).toEqual(ok('keptForLogin'));
  expect(given.size).toBe(0);
  expect(drafts.read('u1', 'vaayuna')).toMatchObject({ values: written.values, idempotencyKey: 'k1', isSent: true });
});

it('gives it once, though the first answer was lost, and keeps the draft until then', async () => {
  const { given, drafts, give, line } = aService();
  drafts.keep({ values: written.values, idempotencyKey: 'k1', isSent: false }, 'u1', 'vaayuna');
  line.answers = false;
  expect(await give.execute(written)).toEqual(fail(lost));
  expect(drafts.read('u1', 'vaayuna')).not.toBeNull();
  line.answers = true;
  expect(await give.execute(written)).toEqual(ok('given'));
  expect(given.size).toBe(1);
});

it('says of an invited one how its author came, and of another nothing', async () => {
  const { give, sent } = aService();
  await give.execute({ ...written, isInvited: true });
  await give.execute(written);
  expect(sent).toEqual([{ draftId: 'k1', cameBy: 'invitation' }, { draftId: 'k1' }]);
});
