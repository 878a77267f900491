import type { TenureHarvest } from '@tests/figures/tenure';
import { harvestTenure, tenureCells, tenureLeaks } from '@tests/figures/tenure';
import { insertRow, run } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { TENURE_ANSWERS, TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import { Random } from '@/server/demo/random';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

/** An attack on all figures of joining and leaving. */
describe('an attacker who reads all figures of joining and leaving as a guest', () => {
  let world: World;
  const weeks: TenureHarvest[] = [];
  const random = new Random('joining and leaving and their attacker');

  const tell = async (count: number, change: Readonly<Record<string, null>> = {}) => {
    const { database, authorship } = world.server;
    for (let number = 0; number < count; number += 1) {
      const [userId, id] = [random.uuid(), random.uuid()];
      const persona = authorship.personaRef(userId);
      const created = { created_on: dayBeforeInIndia(world.now(), 100) };
      await insertRow(database, 'identity.users', { id: userId, public_id: random.uuid(), name: 'A', ...created });
      const answers = TENURE_QUESTIONS.flatMap((question) =>
        random.chance(0.3) ? [] : [[question, random.pick(TENURE_ANSWERS[question].slice(0, random.integer(1, 4)))]],
      );
      await insertRow(database, 'research.tenure_reports', {
        id,
        company_id: Math.ceil(3 * random.next() ** 2) || 1,
        job_profile_id: random.chance(0.9) ? random.integer(1, 4) : null,
        department_id: random.chance(0.9) ? random.integer(1, 2) : null,
        location_id: random.chance(0.9) ? random.integer(1, 3) : null,
        joined: '2024-01-01',
        told: '2026-04-01',
        answers: JSON.stringify({ offer: 'KEPT', ...Object.fromEntries(answers) }),
        was_ready: true,
        author_ref: authorship.authorRef(persona, id),
        author_seal: authorship.sealAuthor(persona, id),
        ...change,
      });
    }
  };
  const week = async () => {
    const { database, authorship } = world.server;
    world.pass(7 * DAY_MS);
    await takeTenureSnapshot({ database, authorship, now: world.now });
    world.pass(2_000);
    const guest = world.guest();
    const json = async (path: string) => {
      const { status, body } = await guest.get(path);
      expect(status, path).toBe(200);
      return body;
    };
    weeks.push(await harvestTenure({ json }));
  };

  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, {
      config: { limits: { login: 60, writes: 120, contributions: 20, reads: 1_000_000 } },
    });
    await tell(150);
    await week();
    for (let round = 0; round < 4; round += 1) {
      await tell(random.integer(1, 12));
      await run(
        world.server.database,
        `delete from research.tenure_reports where id in (select id from research.tenure_reports order by id limit ${random.integer(0, 6)})`,
      );
      await week();
    }
  }, 120_000);
  afterAll(() => world.stop());

  it('finds nothing that tells of fewer than five people, in any week or between two', () => {
    for (const [place, harvest] of weeks.entries()) {
      expect(tenureCells(harvest)).toBeGreaterThan(60);
      expect(tenureLeaks(harvest, weeks[place - 1] ?? null)).toEqual([]);
    }
    const [first, last] = [weeks.at(0), weeks.at(-1)];
    expect(JSON.stringify(first)).not.toBe(JSON.stringify(last));
  });

  it('finds no departments where a company once showed roles, nor the other way round, though all of them have vanished', async () => {
    const before = weeks.at(-1);
    const shownBy = (harvest = before) =>
      Object.entries(harvest?.own ?? {}).flatMap(([company, { roles, departments }]) => [
        ...(roles.length > 0 ? [`${company}: roles`] : []),
        ...(departments.length > 0 ? [`${company}: departments`] : []),
      ]);
    expect(shownBy().length).toBeGreaterThan(0);
    const isOfRoles = shownBy().some((one) => one.endsWith('roles'));
    await run(world.server.database, 'delete from research.tenure_reports');
    await week();
    expect(shownBy(weeks.at(-1))).toEqual([]);
    await tell(150, isOfRoles ? { job_profile_id: null } : { department_id: null });
    await week();
    const after = weeks.at(-1);
    if (after === undefined || before === undefined) throw new Error('Nothing was read.');
    expect(tenureLeaks(after, before).filter(({ kind }) => kind === 'complement')).toEqual([]);
    expect(tenureCells(after)).toBeGreaterThan(60);
    await tell(150);
    await week();
    expect(shownBy(weeks.at(-1))).toEqual(expect.arrayContaining(shownBy()));
  });

  it('finds each kind of leak where one is planted', () => {
    const [now] = weeks;
    const [company, shown] =
      Object.entries(now?.own ?? {}).find(([, one]) => one.figures.some(({ segments }) => segments.length > 1)) ?? [];
    const bar = shown?.figures.find(({ segments }) => segments.length > 1);
    if (now === undefined || company === undefined || shown === undefined || bar === undefined)
      throw new Error('No bar is shown.');
    const kinds = (
      change: Partial<typeof bar>,
      groups: Partial<typeof shown> = {},
      earlier: TenureHarvest | null = null,
    ) => {
      const figures = shown.figures.map((one) => (one === bar ? { ...one, ...change } : one));
      const planted = {
        own: { [company]: { ...shown, roles: [], departments: [], cities: [], ...groups, figures } },
        listed: {},
      };
      return [...new Set(tenureLeaks(planted, earlier).map(({ kind }) => kind))];
    };
    expect(kinds({})).toEqual([]);
    expect(kinds({ count: 4, segments: [], atLeast: null })).toEqual(['small count']);
    const [first, ...others] = bar.segments;
    expect(kinds({ segments: first === undefined ? [] : [{ ...first, count: 0 }, ...others] })).toEqual(['segment']);
    expect(kinds({ segments: others })).toEqual(['segment']);
    const part = { question: bar.question, count: 20, usual: bar.usual };
    expect(kinds({ count: 22, segments: [], atLeast: null }, { cities: [{ name: 'Pune', figures: [part] }] })).toEqual([
      'complement',
    ]);
    const role = { name: 'Engineer', figures: [part] };
    const once = { own: { [company]: { ...shown, roles: [role], departments: [] } }, listed: {} };
    expect(kinds({}, { departments: [role] }, once)).toContain('complement');
    const before = { own: { [company]: { ...shown, figures: [{ ...bar, count: 18 }] } }, listed: {} };
    expect(kinds({ count: 20, segments: [], atLeast: null }, {}, before)).toEqual(['before and after']);
    const list = { own: now.own, listed: { [company]: [{ ...bar, count: bar.count + 1 }] } };
    expect(tenureLeaks(list, null).map(({ kind }) => kind)).toEqual(['own address']);
  });
});
