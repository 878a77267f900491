import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import { anInterview, aSalary } from '../harness/told-contributions';
import type { Person, World } from '../harness/world';
import { startWorld } from '../harness/world';

const TOLD = {
  interview: { path: '/api/interviews/interviews', id: 'interviewId', body: anInterview },
  salary: { path: '/api/salary/salaries', id: 'salaryId', body: aSalary },
} as const;
const KINDS = ['interview', 'salary'] as const;

describeOnDatabases('what is told once', (on) => {
  let world: World;
  let moderation: Moderation;
  let moderator: Person;
  beforeAll(async () => {
    world = await startWorld(on);
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    moderator = await world.reader();
    await makeModerator(world.server.database, moderator.userId);
    await moveSessions(world.server, [moderator], 30);
  });
  afterAll(() => world.stop());
  beforeEach(() => run(world.server.database, 'delete from moderation.cases'));

  const tell = async (person: Person, kind: (typeof KINDS)[number]) => {
    const { path, id, body } = TOLD[kind];
    const answer = await person.post(path, body, { 'idempotency-key': randomUUID() });
    return answer.status === 201 ? answer.body[id] : answer.body.code;
  };
  const findings = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;
  const hold = (kind: (typeof KINDS)[number], id: string) =>
    world.server.database.transaction((tx) => moderation.hold(tx, { kind, id, findings }));
  const decide = async (verdict: 'keep' | 'remove') => {
    const { caseId } = (await moderator.get('/api/moderation/cases')).body.cases[0];
    const { seen } = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
    const body = { verdict, rule: verdict === 'remove' ? 'CONTACT' : null, words: [], seen };
    await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body });
    world.pass(DECISION_UNDO_MS);
    const { database, authorship, publish, outbox } = world.server;
    await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
  };
  const of = (kind: string, id: string) => `/api/user/user/contributions/${kind}/${id}`;

  it.each(KINDS)(
    'is not told again while the first %s is held or was published, and is once it was removed',
    async (kind) => {
      const person = await world.writer();
      const first = await tell(person, kind);
      await hold(kind, first);
      expect(await tell(person, kind)).toBe(`${kind}_given_already`);
      expect(await tell(await world.writer(), kind)).not.toBe(`${kind}_given_already`);
      await decide('keep');
      expect(await tell(person, kind)).toBe(`${kind}_given_already`);
      await hold(kind, first);
      await decide('remove');
      expect(await tell(person, kind)).not.toBe(`${kind}_given_already`);
      expect(await tell(person, kind)).toBe(`${kind}_given_already`);
    },
  );

  it.each(KINDS)('is told again once its author has taken the held %s away', async (kind) => {
    const person = await world.writer();
    const first = await tell(person, kind);
    await hold(kind, first);
    expect((await person.call('DELETE', of(kind, first))).status).toBeLessThan(300);
    const second = await tell(person, kind);
    expect(second).not.toBe(`${kind}_given_already`);
    await hold(kind, second);
    expect((await person.post(`${of(kind, first)}/restoration`, {})).body.code).toBe('contribution_told_again');
  });
});
