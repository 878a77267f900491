import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { write } from './harness/submissions';

export const operationsContract: Contract = (harness) => {
  const read = (of: Actor) => of.port(OperationsReadingPort).getOperations();

  it('is for moderators alone, in a session of today', async () => {
    const moderator = await harness().moderator();
    expectNotSignedIn(await read(harness().as('guest')));
    for (const role of ['user', 'reader', 'writer'] as const)
      expectRefusal(await read(harness().as(role)), 'forbidden', 'moderator_required');
    successOf(await read(moderator));
    harness().pass(DAY_MS);
    expectRefusal(await read(moderator), 'forbidden', 'session_not_fresh');
  });

  it('counts cases by kind and errors by version, screen and kind, and names no user', async () => {
    const postId = await write(harness().as('writer'));
    const details = 'It is an advertisement.';
    const report = { resourceType: 'post', resourceId: postId, reason: 'FALSE', details } as const;
    successOf(await harness().as('reader').port(ReportsPort).report(report));
    const errorLog = harness().as('guest').port(ErrorLogPort);
    for (let sent = 0; sent < 2; sent += 1)
      successOf(
        await errorLog.logError({
          error: 'TypeError',
          display: 'WEB',
          type: 'script',
          screen: 'ThatScreen',
          release: '9',
        }),
      );
    const found = successOf(await read(await harness().moderator()));
    const posts = found.queue.find(({ kind }) => kind === 'post');
    expect(posts?.open).toBeGreaterThan(0);
    expect(posts?.overdue).toBe(0);
    expect(found.errors).toContainEqual({ version: 'other', screen: 'ThatScreen', kind: 'script', reports: 2 });
    expect(found.mails).toEqual({ failing: 0, unmade: 0 });
    expect(found.notices).toEqual({ unmailed: 0, ofThreeDays: 0 });
    expect(found.processes.haveFilesApart).toBe(false);
    for (const secret of [postId, details, 'NimbuPaani', 'TypeError'])
      expect(JSON.stringify(found)).not.toContain(secret);
  });
};
