import { Agent, request } from 'node:http';
import { databasesOf } from './databases';
import type { Figure } from './figures';
import { figureOf, median } from './figures';
import type { BenchRow } from './row';
import type { Host } from './start-host';
import { startHost } from './start-host';

const SIZES = [2_000, 20_000, 200_000] as const;
const REQUESTS = 60;
const PLACES = ['first page', 'middle', 'near the end'] as const;
const FEEDS = ['GENERIC', 'PERSONALIZED'] as const;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Feed = (typeof FEEDS)[number];
type Place = (typeof PLACES)[number];

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `growth-${kind}`,
    async measure({ rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const hosts: Host[] = [];
      try {
        for (const posts of SIZES) hosts.push(await startHost({ kind, place: await databases.create(), posts }));
        const figures: Figure[] = [];
        for (const feed of FEEDS) for (const place of PLACES) figures.push(...(await grow(hosts, feed, place, rounds)));
        const load = `one request after the other, signed in, ${rounds} rounds of ${REQUESTS} per size`;
        return {
          load: `${load}; seeded in ${hosts.map(({ seedSeconds }) => `${seedSeconds.toFixed(1)} s`).join(', ')}`,
          figures,
        };
      } finally {
        for (const host of hosts) await host.stop();
        await databases.remove();
      }
    },
  };
}

async function grow(hosts: readonly Host[], feed: Feed, place: Place, rounds: number): Promise<readonly Figure[]> {
  const seen = hosts.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, host] of hosts.entries()) {
      const p50 = median(await timesOf(host, feed, place));
      // The first round only warms.
      if (round >= 0) seen[index]?.push(p50);
    }
  }
  const [smallest = [], middle = [], largest = []] = seen;
  const ratios = largest.map((p50, round) => p50 / (smallest[round] ?? Number.NaN));
  const named = SIZES.map((size, index) =>
    figureOf(`${feed}, ${place}: p50 at ${size}`, 'ms', [smallest, middle, largest][index] ?? []),
  );
  return [
    figureOf(`${feed}, ${place}: p50 at ${SIZES[2]} against ${SIZES[0]}`, '×', ratios, { atMost: 1.5 }),
    ...named,
  ];
}

async function timesOf({ origin, cookie, cursors }: Host, feed: Feed, place: Place): Promise<readonly number[]> {
  const cursor = { 'first page': null, middle: cursors[feed].middle, 'near the end': cursors[feed].end }[place];
  const path = `/api/feed/v3/feed?limit=20&feedType=${feed}${cursor === null ? '' : `&cursor=${cursor}`}`;
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const start = performance.now();
    await get(origin + path, { cookie, appid: '999', systemid: 'AB_WEB' });
    times.push(performance.now() - start);
  }
  return times;
}

function get(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The cost of a page of the feed as posts get more, at any depth. */
export const growth: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
