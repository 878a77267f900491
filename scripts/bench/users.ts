import { sendBenchRequest } from './ask-turn';
import { databasesOf } from './databases';
import type { Figure } from './figures';
import { figureOf, median } from './figures';
import type { BenchOptions, BenchRow } from './row';
import { sizeOf } from './set-sizes';
import type { Host } from './start-host';
import { startHost } from './start-host';

const REQUESTS = 40;
const GOAL = 1.5;
const READS = [
  'feed, first page',
  'followed feed, first page',
  'a community, first page',
  'communities',
  'notifications',
  'my posts, first page',
  'counts of my posts',
  'sign-in',
];

interface Sized {
  readonly size: number;
  readonly host: Host;
}

function sizesFor(options: BenchOptions): readonly number[] {
  const all = sizeOf('users', options);
  return [all / 100, all / 10, all];
}

type Times = ReadonlyMap<number, readonly number[]>;

async function timesOf({ host }: Sized, work: string): Promise<readonly number[]> {
  const turns = host.compared[work]?.product ?? [];
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const turn = turns[count % turns.length];
    if (turn === undefined) throw new Error(`There is nothing to ask for in ${work}.`);
    times.push(await sendBenchRequest(host.origin, turn, host.headers));
  }
  return times;
}

async function read(hosts: readonly Sized[], work: string, rounds: number): Promise<Times> {
  const seen = new Map(hosts.map(({ size }): [number, number[]] => [size, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const sized of hosts) {
      const p50 = median(await timesOf(sized, work));
      if (round >= 0) seen.get(sized.size)?.push(p50);
    }
  }
  return seen;
}

async function signInWhileMixing(hosts: readonly Sized[]): Promise<Times> {
  const seen = new Map<number, readonly number[]>();
  for (const sized of hosts) {
    const times: number[] = [];
    let isMixing = true;
    const turn = sized.host.ask('mixing').finally(() => {
      isMixing = false;
    });
    while (isMixing) times.push(median(await timesOf(sized, 'sign-in')));
    await turn;
    seen.set(sized.size, times);
  }
  return seen;
}

async function endAccounts(hosts: readonly Sized[]): Promise<Times> {
  const seen = new Map<number, readonly number[]>();
  for (const { size, host } of hosts) {
    const times: number[] = [];
    for (const turn of host.compared['end of an account']?.product ?? []) {
      times.push(await sendBenchRequest(host.origin, turn, host.headers));
    }
    seen.set(size, times);
  }
  return seen;
}

async function once(hosts: readonly Sized[], question: 'housekeeping' | 'mixing'): Promise<Times> {
  const seen = new Map<number, readonly number[]>();
  for (const { size, host } of hosts) seen.set(size, [await host.ask(question)]);
  return seen;
}

function figuresOf(work: string, times: Times, goal?: number): readonly Figure[] {
  const sizes = [...times.keys()];
  const [smallest, biggest] = [sizes[0] ?? Number.NaN, sizes.at(-1) ?? Number.NaN];
  const ratio = growthOf(times);
  return [
    figureOf(`${work}: at ${biggest} against ${smallest}`, '×', [ratio], goal === undefined ? null : { atMost: goal }),
    ...sizes.map((size) => figureOf(`${work}: at ${size}`, 'ms', times.get(size) ?? [])),
  ];
}

function growthOf(times: Times): number {
  const middles = [...times.values()].map(median);
  return (middles.at(-1) ?? Number.NaN) / (middles[0] ?? Number.NaN);
}

/** Extrapolates on a log-log scale from the last two sizes. */
function reckoned(work: string, times: Times): string {
  const [before = Number.NaN, last = Number.NaN] = [...times.values()].slice(-2).map(median);
  const slope = Math.max(0, Math.log10(last / before));
  const size = [...times.keys()].at(-1) ?? Number.NaN;
  const at = (tens: number): string => `${(last * 10 ** (slope * tens)).toFixed(1)} ms at ${size * 10 ** tens}`;
  return `${work}: slope ${slope.toFixed(2)}; reckoned ${at(1)}, ${at(2)}`;
}

/**
 * Measures growth with the number of users on PostgreSQL: one post per user, five votes on each, and a tenth of the
 * sessions expired.
 */
export const users: BenchRow = {
  name: 'users-postgres',
  async measure(options) {
    const databases = await databasesOf('postgres');
    if ('skipped' in databases) return databases;
    const hosts: Sized[] = [];
    try {
      for (const size of sizesFor(options)) {
        hosts.push({ size, host: await startHost(databases, 'postgres', 'users', size) });
      }
      const works = new Map<string, { readonly times: Times; readonly goal?: number }>();
      for (const work of READS) works.set(work, { times: await read(hosts, work, options.rounds), goal: GOAL });
      works.set('sign-in while rows are mixed', { times: await signInWhileMixing(hosts) });
      works.set('a turn of mixing with little that is new', { times: await once(hosts, 'mixing') });
      works.set('end of an account', { times: await endAccounts(hosts) });
      works.set('housekeeping with a tenth of all sessions over', { times: await once(hosts, 'housekeeping') });
      works.set('housekeeping with nothing over', { times: await once(hosts, 'housekeeping') });
      return {
        load: `one request after the other, ${hosts.map(({ size }) => size).join(', ')} users with a post each, five times as many votes`,
        figures: [...works].flatMap(([work, { times, goal }]) => figuresOf(work, times, goal)),
        explanation: [...works].map(([work, { times }]) => reckoned(work, times)),
      };
    } finally {
      for (const { host } of hosts) await host.stop();
      await databases.remove();
    }
  },
};
