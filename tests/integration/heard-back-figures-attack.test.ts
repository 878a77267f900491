import { insertJob } from '@tests/contract/harness/seed-jobs';
import type { HeardBackHarvest } from '@tests/figures/heard-back';
import { harvestHeardBack, heardBackCells, heardBackLeaks } from '@tests/figures/heard-back';
import { insertRow, run } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { Random } from '@/server/demo/random';
import { StoredApplications } from '@/server/services/research/jobs/heard-back/stored-applications';
import { takeHeardBackCount } from '@/server/services/research/jobs/heard-back/take-heard-back-count';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const COMPANIES = ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'] as const;
const MANNERS = [0.9, 0.3, 0.04];

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => !others.has(one)).length;
}

/** An attack on the shares of applicants who heard back. */
describe('an attacker who reads all shares of applicants who heard back, as a guest', () => {
  let world: World;
  const jobs: string[] = [];
  const people: string[] = [];
  const weeks: HeardBackHarvest[] = [];
  const counts: (readonly ReadonlySet<string>[])[] = [];
  const random = new Random('who heard back and their attacker');

  const answer = async (count: number) => {
    const { database, authorship } = world.server;
    const stored = new StoredApplications(authorship);
    const [created, pressedOn, answeredOn] = [100, 30, 10].map((days) => dayBeforeInIndia(world.now(), days));
    for (let number = 0; number < count; number += 1) {
      const id = random.uuid();
      people.push(id);
      await insertRow(database, 'identity.users', { id, public_id: random.uuid(), name: 'A', created_on: created });
      const place = Math.floor(jobs.length * random.next() ** 1.5);
      const told: HeardBackAnswer = random.chance(MANNERS[place] ?? 0) ? 'interview' : 'nothing';
      await database.transaction((tx) =>
        stored.change(tx, authorship.personaRef(id), world.now(), () => [
          {
            ...{ id: random.uuid(), jobId: jobs[place] ?? '', pressedOn: pressedOn ?? '', answer: told },
            ...{ answeredOn: answeredOn ?? '', isCounted: false },
          },
        ]),
      );
    }
  };
  const week = async () => {
    const { database, authorship } = world.server;
    world.pass(7 * DAY_MS);
    await takeHeardBackCount({ database, authorship, now: world.now });
    world.pass(2_000);
    const guest = world.guest();
    const json = async (path: string) => {
      const { status, body } = await guest.get(path);
      expect(status, path).toBe(200);
      return body;
    };
    weeks.push(await harvestHeardBack({ json }));
    counts.push(await countedNow());
  };
  const countedNow = async (): Promise<readonly ReadonlySet<string>[]> => {
    const { database, authorship } = world.server;
    const stored = new StoredApplications(authorship);
    const counted = jobs.map(() => new Set<string>());
    for (const id of people)
      for (const { jobId, isCounted } of await stored.list(database, authorship.personaRef(id), world.now()))
        if (isCounted) counted[jobs.indexOf(jobId)]?.add(id);
    return counted;
  };

  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, {
      config: { limits: { login: 60, writes: 120, contributions: 20, reads: 1_000_000 } },
    });
    for (const company of COMPANIES)
      jobs.push(await insertJob(world.server.database, { title: 'Analyst', company, daysAgo: 1 }, world.now()));
    for (let round = 0; round < 10; round += 1) {
      await answer(random.integer(1, 14));
      for (const id of people.splice(0, random.integer(0, 5)))
        await run(world.server.database, 'delete from identity.users where id = $1', id);
      await week();
    }
  }, 120_000);
  afterAll(() => world.stop());

  it('finds nothing that tells of fewer than five people, in any week', () => {
    expect(weeks.reduce((sum, harvest) => sum + heardBackCells(harvest), 0)).toBeGreaterThan(10);
    for (const [place, harvest] of weeks.entries()) expect(heardBackLeaks(harvest), `week ${place}`).toEqual([]);
    expect(new Set(weeks.map((harvest) => JSON.stringify(harvest.own))).size).toBeGreaterThan(3);
  });

  it('sees a figure of fewer than fifty people change only when five or more have joined or left', () => {
    let changes = 0;
    for (const [company, name] of COMPANIES.entries()) {
      // The people in the last published figure: leavers stay until others go.
      let [figure, had]: [string, ReadonlySet<string>] = ['null', new Set()];
      for (const [place, harvest] of weeks.entries()) {
        const now = JSON.stringify(harvest.own[urlNameOf(name)]);
        const has = counts[place]?.[company] ?? new Set<string>();
        if (now === figure) continue;
        if (figure !== 'null' && had.size < MIN_FOR_ROUNDED_COUNTS) {
          changes += 1;
          const moved = [without(has, had), without(had, has)];
          expect(
            moved.every((few) => few === 0 || few >= MIN_GROUP),
            `${name}, week ${place}: ${moved}`,
          ).toBe(true);
        }
        [figure, had] = [now, has];
      }
    }
    expect(changes).toBeGreaterThan(3);
  });

  it('finds each kind of leak where one is planted', () => {
    const figure = { atLeast: 34, atMost: 66, count: 10, newest: '2026-10', isSurge: false };
    const harvestOf = (own: typeof figure): HeardBackHarvest => ({ own: { one: own }, openings: [] });
    const kinds = (change: Partial<typeof figure>) => [
      ...new Set(heardBackLeaks(harvestOf({ ...figure, ...change })).map(({ kind }) => kind)),
    ];
    expect(kinds({})).toEqual([]);
    expect(kinds({ count: 4 })).toEqual(['small count']);
    // Two of ten, and nobody of twenty.
    expect(kinds({ atLeast: 20, atMost: 20 })).toEqual(['share']);
    expect(kinds({ atLeast: 0, atMost: 10 })).toEqual(['share']);
    const listed = { own: { one: figure }, openings: [{ company: 'one', figure: null }] };
    expect(heardBackLeaks(listed).map(({ kind }) => kind)).toEqual(['own address']);
  });
});
