import { insertRow } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { Random } from '@/server/demo/random';
import type { Database } from '@/server/platform/database';
import { insertJob } from '../contract/harness/seed-jobs';
import type { World } from '../integration/harness/world';
import { startWorld } from '../integration/harness/world';
import { PASSING, PASSING_ON_POSTGRES } from './coverage';
import { keepDatabaseClock, setDatabaseClock } from './database-clock';
import { PAGE_HOST } from './doings';
import type { EndedAccount } from './ended';
import type { LogLine } from './log-lines';
import { answeredWrites } from './log-lines';
import type { RedTeamPerson } from './people';
import { COMPANIES, PUSH_HOST } from './people';
import type { SceneSize } from './play';
import { play } from './play';
import { VirtualTime } from './virtual-time';
import { noteWrites } from './written-rows';

export interface Scene {
  readonly world: World;
  readonly people: readonly RedTeamPerson[];
  readonly ended: readonly EndedAccount[];
  readonly log: readonly LogLine[];
  now(): number;
  pass(milliseconds: number): Promise<void>;
}

/** Accepts nothing: pending pushes stay in the dumps. */
const NO_PUSH_SERVICE = { host: PUSH_HOST, address: '127.0.0.1', port: 9 };
/** Answers nothing: pending links stay in the dumps. */
const NO_PAGES = { host: PAGE_HOST, address: '127.0.0.1', port: 9 };

const OPENINGS = ['Nurse', 'Data Analyst', 'Payroll Lead'];

/** In long silences frequent tasks run hourly. */
const SILENCE_MS = 3_600_000;

/** The seed fixes people's actions, not the product's own randomness. */
export async function playScene(
  on: Database['kind'],
  size: SceneSize,
  seed: string,
  onContributed: (world: World) => Promise<void> = async () => undefined,
): Promise<Scene> {
  const time = new VirtualTime();
  const log: LogLine[] = [];
  const logs = { write: (line: string): void => void log.push(...answeredWrites(line, time.now())) };
  // New cards wait as usual, so early dumps contain their hours and seals.
  const push = { ...testConfig().push, standIns: [NO_PUSH_SERVICE] };
  const links = { readPages: false, standIns: [NO_PAGES] };
  const config = { logLevel: 'info', cards: { showWithinHours: CARDS_SHOW_WITHIN_HOURS }, push, links } as const;
  const world = await time.keepingTasks(() => startWorld(on, { now: time.now, logs, config }));
  const { database } = world.server;
  await keepDatabaseClock(database);
  await noteWrites(database, [...PASSING, ...PASSING_ON_POSTGRES]);
  await insertRow(database, 'catalog.industries', { id: 9_999, name: 'Other' });
  for (const [place, name] of COMPANIES.entries()) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await insertRow(database, 'catalog.companies', {
      id: 100 + place,
      name,
      slug,
      industry_id: 1,
      headquarters: 'Kochi',
    });
  }
  for (const title of OPENINGS)
    await insertJob(database, { title, company: 'Vaayuna Technologies', daysAgo: 2 }, time.now());
  const moved = () => setDatabaseClock(database, time.skippedMs);
  const pass = (milliseconds: number): Promise<void> =>
    time.pass(milliseconds, moved, milliseconds < SILENCE_MS ? 0 : SILENCE_MS);
  const { people, ended } = await play({
    world,
    size,
    randomOf: (part) => new Random(`${seed} ${part}`),
    onContributed: () => onContributed(world),
    pass,
    now: time.now,
  });
  return { world, people, ended, log, now: time.now, pass };
}
