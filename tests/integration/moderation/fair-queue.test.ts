import { randomBytes } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAX_REPORTS_WITH_CASES } from '@/core/kernel/moderated/fair-order.rules';
import { dueAt, HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text } from '@/server/platform/sql-types';
import { storeReportOnce } from '@/server/services/trust/feed/reports/reports.queries';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { post, startWorld } from '../harness/world';

const FLOOD = 40;

describeOnDatabases('the order of the queue', (on) => {
  let world: World;
  let moderation: Moderation;
  let moderator: Person;
  let posts: readonly string[] = [];
  beforeAll(async () => {
    const limits = { login: 1_000, writes: 1_000_000, contributions: 1_000_000, reads: 1_000_000 };
    world = await startWorld(on, { config: { limits } });
    world.pass(untilInIndia(world.now(), '10:20'));
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    moderation.standsBy(() => Promise.resolve());
    moderator = await world.reader();
    await makeModerator(world.server.database, moderator.userId);
    await moveSessions(world.server, [moderator], 30);
    const author = await world.writer();
    const written: string[] = [];
    for (let number = 0; number <= FLOOD; number += 1) written.push(await post(author, { title: `Post ${number}` }));
    posts = written;
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    for (const table of ['moderation.cases', 'content.reports', 'platform.help_counts'])
      await run(world.server.database, `delete from ${table}`);
  });

  const report = (voterRef: Buffer, id = '') =>
    world.server.database.transaction(async (tx) => {
      await tx.query(storeReportOnce, 'post', id, voterRef, 'IDENTITY', null);
      await moderation.report(tx, { kind: 'post', id, reason: 'IDENTITY', voterRef });
    });
  const complain = (network: string, id = '') =>
    world.server.database.transaction((tx) =>
      moderation.complain(tx, { kind: 'post', id, ground: 'INTIMATE', isDoubtful: false, network }),
    );
  const anAccount = () => Buffer.from(world.server.authorship.voterRef(randomBytes(32)));
  const queue = async () => (await moderator.get('/api/moderation/cases')).body.cases;
  const placesOf = async (ids: readonly string[]) => {
    const rows = await select(
      world.server.database,
      { id: text, item: text },
      'select id::text as id, item_id::text as item from moderation.cases',
    );
    const items = new Map(rows.map(({ id, item }) => [id, item]));
    const order = (await queue()).map(({ caseId }: { readonly caseId: string }) => items.get(caseId));
    return ids.map((id) => order.indexOf(id));
  };
  const [flooded, honest] = [() => posts.slice(0, FLOOD), () => posts.slice(FLOOD)];

  it('has a later honest complaint right behind the first of a network that sends many, whose due times stay', async () => {
    const before = dueAt('INTIMATE', world.now());
    for (const id of flooded()) await complain('203.0.113.7', id);
    world.pass(HOUR_MS);
    await complain('198.51.100.9', honest()[0]);
    expect(await placesOf(honest())).toEqual([1]);
    const dues = new Set((await queue()).map((entry: { readonly dueAt: string }) => Date.parse(entry.dueAt)));
    expect(dues).toEqual(new Set([before, before + HOUR_MS]));
    const last = flooded().slice(-1);
    await complain('198.51.100.77', last[0]);
    expect((await placesOf([...last, ...honest()])).toSorted()).toEqual([1, 2]);
    expect(JSON.stringify(await queue())).not.toMatch(/203\.0|198\.51|network|placed/i);
    world.pass(-HOUR_MS);
  });

  it('has a later honest report right behind the first of an account, whose eleventh and later ones raise nothing', async () => {
    const before = dueAt('PRIVACY', world.now());
    const account = anAccount();
    for (const id of flooded()) await report(account, id);
    world.pass(8 * HOUR_MS);
    await report(anAccount(), honest()[0]);
    expect(await placesOf(honest())).toEqual([1]);
    const cases: readonly { readonly dueAt: string; readonly reports: number }[] = await queue();
    expect(cases).toHaveLength(FLOOD + 1);
    expect(cases.filter((entry) => Date.parse(entry.dueAt) === before)).toHaveLength(MAX_REPORTS_WITH_CASES);
    // The others stay, and are read within the maximum time.
    expect(cases.at(-1)).toMatchObject({ ground: 'PRIVACY', reports: 1 });
    const weeks = cases.filter((entry) => Date.parse(entry.dueAt) > before + HOURS_BY_GROUND.PRIVACY * HOUR_MS);
    expect(weeks).toHaveLength(FLOOD - MAX_REPORTS_WITH_CASES);
    // Another's report raises what the account's could not.
    await report(anAccount(), flooded().at(-1));
    expect((await placesOf(flooded().slice(-1)))[0]).toBeLessThan(MAX_REPORTS_WITH_CASES);
    world.pass(-8 * HOUR_MS);
  });

  it('finds its first fifty by index', async () => {
    const { database } = world.server;
    await run(
      database,
      `insert into moderation.cases (id, kind, item_id, place, origin, ground, due_at, placed_at)
         select gen_random_uuid(), 'post', gen_random_uuid(), 'P', 'READER', 'OTHER', now() + n * interval '1 second', now() + n * interval '2 seconds'
         from generate_series(1, 20000) n`,
    );
    await run(database, 'analyze moderation.cases');
    const plan = await select(
      database,
      { 'QUERY PLAN': text },
      `explain select k.id from moderation.cases k where k.state = 'OPEN' and k.withdrawn_from is null order by coalesce(k.placed_at, k.due_at), k.is_doubtful, k.id limit 50`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('cases_placed');
  });
});
