import { select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_INVITED_PEOPLE, MIN_NEW_PEOPLE } from '@/core/kernel/figures/invited-share.rules';
import { InvitedCounts } from '@/server/platform/contributing/invited-counts';
import { integer } from '@/server/platform/sql-types';
import {
  drawNoise,
  takeDueInvitedSnapshot,
} from '@/server/services/research/employer/invitations/take-invited-snapshot';
import { aClaimant } from './harness/claimant';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const SLUG = 'vaayuna-technologies';
const ROUNDS = 400;

describe('an employer who knows all contributions but one', () => {
  let world: World;
  let companyId = 0;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    await aClaimant(world, SLUG);
    const found = await select(
      world.server.database,
      { id: integer },
      'select id from catalog.companies where slug = $1',
      SLUG,
    );
    companyId = found[0]?.id ?? 0;
  });
  afterAll(() => world.stop());

  /** All but one of the new people are known to the employer. */
  async function shareOf(count: { readonly people: number; readonly invited: number; readonly since: number }) {
    const { database, authorship } = world.server;
    const seal = new InvitedCounts(authorship, world.now).seal(companyId, {
      ...count,
      met: new Uint8Array(),
      wasClaimed: true,
    });
    await database.execute('delete from research.invited_shares');
    await select(
      database,
      { id: integer },
      `insert into research.invited_counts as i (company_id, count_seal) values ($1, $2)
       on conflict (company_id) do update set count_seal = excluded.count_seal returning company_id as id`,
      companyId,
      seal,
    );
    world.pass(7 * DAY_MS);
    await takeDueInvitedSnapshot({ database, authorship, now: world.now, noise: drawNoise });
    const [row] = await select(
      database,
      { tenths: integer },
      'select tenths::int as tenths from research.invited_shares',
    );
    return row?.tenths ?? -1;
  }

  it('guesses right in about two of three cases, and can never be sure', async () => {
    // Without noise the share moves at the third person of twenty.
    const known = { people: MIN_INVITED_PEOPLE, invited: 2, since: MIN_NEW_PEOPLE };
    const seen = [new Map<number, number>(), new Map<number, number>()] as const;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [target, shares] of seen.entries()) {
        const tenths = await shareOf({ ...known, invited: known.invited + target });
        shares.set(tenths, (shares.get(tenths) ?? 0) + 1);
      }
    const all = new Set(seen.flatMap((shares) => [...shares.keys()]));
    let right = 0;
    for (const tenths of all) right += Math.max(...seen.map((shares) => shares.get(tenths) ?? 0));
    expect(all.size).toBeGreaterThan(2);
    // At most two of three are right; the rest is luck.
    expect(right / (2 * ROUNDS)).toBeLessThan(0.76);
  }, 120_000);
});
