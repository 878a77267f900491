import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { takeSalarySnapshot } from '../src/server/services/research/salary/snapshot/take-salary-snapshot';
import type { Harvest } from '../tests/figures/published';
import { simulateArrivals } from './figures/simulate-arrivals';
import { withOpenedData } from './lib/opened-data';

/**
 * npm run figures -- --snapshot: recalculates all salary figures; the embedded database must not be in use. -- --attack
 * http://localhost:3000: reads all figures of pay, joining and leaving from a running server, as a guest or with the
 * cookies of `--cookie`. Reports figures that reveal fewer than five people. Then it simulates an employer's fake
 * accounts in a separate database. `--keep <file>` compares with an earlier run. -- --simulate: prints how many new
 * reports wait.
 */
const { values } = parseArgs({
  options: {
    snapshot: { type: 'boolean', default: false },
    simulate: { type: 'boolean', default: false },
    attack: { type: 'string' },
    keep: { type: 'string' },
    cookie: { type: 'string', default: '' },
  },
});

if (values.simulate) for (const line of simulateArrivals()) console.log(line);
if (values.snapshot) await snapshot();
if (values.attack !== undefined) {
  await attackServer(values.attack, values);
  plantAccounts();
}

function plantAccounts(): void {
  const tests = ['vitest', 'run', '--project', 'integration', 'planted-accounts'];
  const { status } = spawnSync('npx', tests, { stdio: 'inherit' });
  console.log(`planted accounts: ${status === 0 ? 'they learn and move nothing' : 'see above'}`);
  if (status !== 0) process.exitCode = 1;
}

async function snapshot(): Promise<void> {
  await withOpenedData(async (database, authorship) => {
    const startedAt = performance.now();
    const { figures, waiting } = await takeSalarySnapshot({ database, authorship, now: Date.now });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`${figures} figures are shown, ${waiting} reports wait; ${seconds} s`);
  });
}

async function attackServer(
  origin: string,
  { keep: file, cookie }: Pick<typeof values, 'keep' | 'cookie'>,
): Promise<void> {
  const { harvest } = await import('../tests/figures/harvest');
  const { GUEST_HEADERS } = await import('../tests/figures/published');
  const { attack, LEAK_KINDS } = await import('../tests/figures/attack');
  const { HEARD_BACK_LEAKS, harvestHeardBack, heardBackCells, heardBackLeaks } = await import(
    '../tests/figures/heard-back'
  );
  const { harvestTenure, TENURE_LEAKS, tenureCells, tenureLeaks } = await import('../tests/figures/tenure');
  const headers = cookie === '' ? GUEST_HEADERS : { ...GUEST_HEADERS, cookie };
  let asked = 0;
  const answerTo = async (path: string): Promise<Response> => {
    for (;;) {
      const response = await fetch(`${origin}${path}`, { headers });
      asked += 1;
      if (response.ok) return response;
      if (response.status !== 429) throw new Error(`${path} was answered with ${response.status}.`);
      const seconds = Number(response.headers.get('retry-after') ?? '1');
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  };
  const json = async (path: string): Promise<unknown> => (await answerTo(path)).json();
  const page = async (path: string): Promise<string> => (await answerTo(path)).text();
  const cities = await citiesOf(json);
  const now = { ...(await harvest({ json, page }, cities)), tenure: await harvestTenure({ json }) };
  const heardBack = await harvestHeardBack({ json });
  const ofHeardBack = heardBackLeaks(heardBack);
  const earlier: (Harvest & Partial<Pick<typeof now, 'tenure'>>) | null =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (file !== undefined) writeFileSync(file, JSON.stringify(now));
  const leaks = attack(now, earlier);
  const ofTenure = tenureLeaks(now.tenure, earlier?.tenure ?? null);
  const shown = now.sightings.filter(({ figure }) => figure !== null).length;
  console.log(
    `${asked} answers, ${shown} figures in them and ${now.glimpses.length} elsewhere, ${cities.length} cities`,
  );
  for (const kind of LEAK_KINDS) console.log(`${kind}: ${leaks.filter((leak) => leak.kind === kind).length}`);
  console.log(`joining and leaving: ${tenureCells(now.tenure)} cells`);
  for (const kind of TENURE_LEAKS) console.log(`${kind}: ${ofTenure.filter((leak) => leak.kind === kind).length}`);
  console.log(`heard back: ${heardBackCells(heardBack)} cells`);
  for (const kind of HEARD_BACK_LEAKS)
    console.log(`${kind}: ${ofHeardBack.filter((leak) => leak.kind === kind).length}`);
  const found = [...leaks, ...ofTenure, ...ofHeardBack];
  for (const { kind, scope, because } of found.slice(0, 20)) console.log(`  ${kind}: ${scope}: ${because}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

async function citiesOf(ask: (path: string) => Promise<unknown>): Promise<readonly string[]> {
  const keys = new Set<string>();
  for (const by of ['company', 'jobProfile'] as const) {
    const { items } = (await ask(`/api/salary/salaries?by=${by}&limit=30`)) as { items: readonly { key: string }[] };
    for (const { key } of items) {
      const path = `/api/salary/salaries/report?${by}=${key}`;
      const { byLocation } = (await ask(path)) as { byLocation: readonly { key: string }[] };
      for (const city of byLocation) keys.add(city.key);
    }
  }
  return [...keys];
}
