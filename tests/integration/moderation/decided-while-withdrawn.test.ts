import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { integer } from '@/server/platform/sql-types';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { ModeratedWorld } from '../harness/moderated-world';
import { startModeratedWorld } from '../harness/moderated-world';
import { post } from '../harness/world';

/** Repeated, since either request may come first. */
const TURNS = 4;

describeOnDatabases('a decision and a withdrawal of the same moment', (on) => {
  let world: ModeratedWorld['world'];
  let moderation: ModeratedWorld['moderation'];
  let people: ModeratedWorld['people'];
  beforeAll(async () => {
    ({ world, moderation, people } = await startModeratedWorld(on));
  });
  afterAll(() => world.stop());

  const hold = (id: string) => {
    const findings = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;
    return world.server.database.transaction((tx) => moderation.hold(tx, { kind: 'post', id, findings }));
  };
  const report = (id: string) => {
    const body = { resourceId: id, resourceType: 'post', reason: 'ABUSE', details: null };
    return people.reader.post('/api/feed/v1/report', body);
  };
  const settle = async () => {
    world.pass(DECISION_UNDO_MS);
    const { database, authorship, publish, outbox } = world.server;
    await settleDecisions({ database, authorship, publish, outbox, moderation, now: world.now });
  };

  it.each([
    { about: 'held', verdict: 'keep', rule: null },
    { about: 'held', verdict: 'remove', rule: 'CONTACT' },
    { about: 'reported', verdict: 'keep', rule: null },
    { about: 'reported', verdict: 'remove', rule: 'CONTACT' },
  ])(
    'of a $about post show nothing of it, and have a line only if it was decided: $verdict',
    async ({ about, verdict, rule }) => {
      const { author, reader, moderator } = people;
      const { database } = world.server;
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const table of ['moderation.cases', 'moderation.unlogged']) await run(database, `delete from ${table}`);
        const id = await post(author);
        await (about === 'held' ? hold(id) : report(id));
        const { caseId } = (await moderator.get('/api/moderation/cases')).body.cases[0];
        const of = `/api/moderation/cases/${caseId}`;
        const claim = async () => (await moderator.call('PUT', `${of}/claim`)).body;
        const body = { verdict, rule, words: [], seen: (await claim()).seen };
        const [decided, gone] = await Promise.all([
          moderator.call('PUT', `${of}/decision`, { body }),
          author.call('DELETE', `/api/feed/v1/post/${id}`),
        ]);
        const isDecided = decided.status === 200;
        expect(isDecided ? 'decided' : decided.body.code).toMatch(/^(?:decided|case_withdrawn|case_changed)$/);
        // Authors cannot withdraw removed content.
        expect(gone.status < 300 || (gone.status < 500 && verdict === 'remove')).toBe(true);
        await settle();
        expect((await reader.get(`/api/feed/v1/feed/${id}`)).body.status).not.toBe('LIVE');
        const columns = { count: integer };
        const lines = await select(database, columns, 'select count(*)::int as count from moderation.unlogged');
        expect(lines).toEqual([{ count: isDecided ? 1 : 0 }]);
        // Until permanent, nothing can be decided.
        expect((await claim()).code).toBe(isDecided ? 'case_not_found' : 'case_withdrawn');
      }
    },
  );
});
