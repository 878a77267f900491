import { sendBenchRequest } from './ask-turn';
import { databasesOf } from './databases';
import type { Figure } from './figures';
import { figureOf, median, percentile } from './figures';
import type { BenchRequest, SetName } from './host/host-facts';
import type { BenchOptions, BenchRow } from './row';
import { sizeOf } from './set-sizes';
import type { Host } from './start-host';
import { startHost } from './start-host';

const POSTS = [2_000, 20_000, 200_000];
const FEW_COMPANIES = 60;
const FEW_SALARIES = 5_000;
const REQUESTS = 60;

interface Growth {
  readonly name: string;
  readonly set: SetName;
  readonly unit: string;
  readonly sizesFor: (options: BenchOptions) => readonly number[];
  /** The maximum ratio of p50 at the largest size to the smallest. */
  readonly goal: number;
  readonly works: readonly string[];
}

const GROWTHS: readonly Growth[] = [
  {
    name: 'growth',
    set: 'posts',
    unit: 'posts with ten votes each',
    sizesFor: ({ isSmall }) => (isSmall ? POSTS.slice(0, -1) : POSTS),
    goal: 1.5,
    works: [
      ...['GENERIC', 'PERSONALIZED'].flatMap((feed) =>
        [', first page', ', middle', ', near the end', ' by top', ' by rising'].map((place) => `${feed} feed${place}`),
      ),
      'post-page',
      'vote',
      'comment',
      'post-search',
    ],
  },
  {
    name: 'growth-research',
    set: 'research',
    unit: 'salaries',
    sizesFor: (options) => [FEW_SALARIES, sizeOf('research', options)],
    goal: 2,
    works: ['company', 'salaries', 'reviews', 'suggest', 'search', 'jobs-alike', 'community-search'],
  },
  {
    name: 'growth-companies',
    set: 'companies',
    unit: 'companies',
    sizesFor: (options) => [FEW_COMPANIES, sizeOf('companies', options)],
    goal: 2,
    works: [
      ...['', ' by rating', ' by name', ', last page', ' of an industry', ' of a rating'].map(
        (part) => `company-list${part}`,
      ),
      'company-filters',
      'company',
    ],
  },
];

/** The maximum ratio of a suggestion's time (95th percentile) to reading an indexed row. */
const MAX_SUGGEST = 5;

function rowOf({ name, set, unit, sizesFor, goal, works }: Growth, kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `${name}-${kind}`,
    async measure(options) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const hosts: Sized[] = [];
      try {
        for (const size of sizesFor(options)) hosts.push({ size, host: await startHost(databases, kind, set, size) });
        const figures: Figure[] = [];
        for (const work of works) figures.push(...(await grow(hosts, work, goal, options.rounds)));
        if (set === 'research') figures.push(...(await againstOneRow(hosts.at(-1), options.rounds)));
        const load = `one request after the other, signed in, ${options.rounds} rounds of ${REQUESTS} per size`;
        return { load: `${load}; ${hosts.map(({ size }) => size).join(', ')} ${unit}`, figures };
      } finally {
        for (const { host } of hosts) await host.stop();
        await databases.remove();
      }
    },
  };
}

interface Sized {
  readonly size: number;
  readonly host: Host;
}

async function grow(hosts: readonly Sized[], work: string, goal: number, rounds: number): Promise<readonly Figure[]> {
  const seen = hosts.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { host }] of hosts.entries()) {
      const p50 = median(await timesOf(host.origin, host.compared[work]?.product ?? [], host.headers));
      if (round >= 0) seen[index]?.push(p50);
    }
  }
  const ratios = (seen.at(-1) ?? []).map((p50, round) => p50 / (seen[0]?.[round] ?? Number.NaN));
  const against = `${hosts.at(-1)?.size} against ${hosts[0]?.size}`;
  return [
    figureOf(`${work}: p50 at ${against}`, '×', ratios, { atMost: goal }),
    ...hosts.map(({ size }, index) => figureOf(`${work}: p50 at ${size}`, 'ms', seen[index] ?? [])),
  ];
}

async function againstOneRow(sized: Sized | undefined, rounds: number): Promise<readonly Figure[]> {
  if (sized === undefined) return [];
  const { origin, plainOrigin, headers, compared } = sized.host;
  const suggested: number[] = [];
  const indexed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    suggested.push(percentile(await timesOf(origin, compared.suggest?.product ?? [], headers), 95));
    indexed.push(percentile(await timesOf(plainOrigin, compared.indexed?.plain ?? [], {}), 95));
  }
  const ratios = suggested.map((p95, round) => p95 / (indexed[round] ?? Number.NaN));
  return [
    figureOf('suggest: p95 against a plain read of one indexed row', '×', ratios, { atMost: MAX_SUGGEST }),
    figureOf('suggest: p95', 'ms', suggested),
    figureOf('one indexed row: p95', 'ms', indexed),
  ];
}

async function timesOf(
  origin: string,
  turns: readonly BenchRequest[],
  headers: Readonly<Record<string, string>>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const turn = turns[count % turns.length];
    if (turn === undefined) throw new Error('There is nothing to ask for.');
    times.push(await sendBenchRequest(origin, turn, headers));
  }
  return times;
}

export const growth: readonly BenchRow[] = GROWTHS.flatMap((one) => [rowOf(one, 'pglite'), rowOf(one, 'postgres')]);
