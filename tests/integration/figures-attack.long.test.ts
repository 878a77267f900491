import { attack } from '@tests/figures/attack';
import { harvest } from '@tests/figures/harvest';
import { GUEST_HEADERS } from '@tests/figures/published';
import { select } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { loadDemo } from '@/server/demo/load-demo';
import { text } from '@/server/platform/sql-types';
import { loadReference } from '@/server/reference/load-reference';

const now = Date.now();

it('nothing in the figures of the demo data tells of fewer than five people', async () => {
  const server = await startTestServer({
    on: 'pglite',
    config: { limits: { login: 60, writes: 120, contributions: 20, reads: 1_000_000 } },
  });
  await loadReference(server.database);
  await loadDemo(server.database, server.authorship, { scale: 1, now, brand: 'Tarakki' });
  const shown = `select distinct l.slug as key from research.salary_figures f join catalog.locations l on l.id = f.location_id order by 1`;
  const cities = await select(server.database, { key: text }, shown);
  let asked = 0;
  const read = await harvest(
    {
      json: async (path) => {
        asked += 1;
        const response = await fetch(`${server.origin}${path}`, { headers: GUEST_HEADERS });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return response.json();
      },
      page: null,
    },
    cities.map(({ key }) => key),
  );
  const leaks = attack(read, null);
  expect([asked > 1_000, read.sightings.length > 5_000]).toEqual([true, true]);
  expect(leaks.slice(0, 10)).toEqual([]);
  await server.stop();
}, 600_000);
