import { databasesOf } from './databases';
import type { Figure } from './figures';
import { figureOf } from './figures';
import type { Borne, Load } from './load';
import { LoadMaker } from './load';
import type { BenchRow } from './row';
import type { Host } from './start-host';
import { startHost } from './start-host';

const POSTS = 2_000;
const MAX_CONNECTIONS = 64;
const CONNECTIONS = [1, 16, MAX_CONNECTIONS];
const SECONDS = 2;

/** A load on the product, and the same on the plain server beside it. */
interface Comparison {
  readonly name: string;
  readonly goal: number;
  readonly load: string;
  readonly requests: (host: Host) => { readonly product: Target; readonly plain: Target };
}

type Target = Omit<Load, 'connections' | 'duration'>;

/** The headers of a signed-in page. */
function headersOf({ origin, cookie }: Host): Readonly<Record<string, string>> {
  return { cookie, origin, appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };
}

const feed: Comparison = {
  name: 'feed',
  goal: 0.5,
  load: `20 of ${POSTS} posts with own votes, signed in, against plain fastify with the same statement`,
  requests: (host) => ({
    product: { url: `${host.origin}/api/feed/v3/feed?limit=20`, headers: headersOf(host) },
    plain: { url: `${host.plainOrigin}/feed` },
  }),
};

/** All posts are voted up, then down, then not at all, so that every request changes something and neighbours do not wait for each other. */
const vote: Comparison = {
  name: 'vote',
  goal: 0.4,
  load: 'one vote per request, up, down and taken back in turn, against a plain update of a count',
  requests: (host) => ({
    product: {
      url: host.origin,
      method: 'POST',
      headers: headersOf(host),
      turns: ['up', 'down', 'none'].flatMap((voteType) =>
        host.postIds.map((resourceId) => ({
          path: '/api/feed/v1/vote',
          body: JSON.stringify({ resourceId, resourceType: 'post', voteType }),
        })),
      ),
    },
    plain: {
      url: host.plainOrigin,
      method: 'POST',
      turns: host.plainPostIds.map((id) => ({ path: `/vote/${id}` })),
    },
  }),
};

function rowOf(comparison: Comparison, kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `${comparison.name}-${kind}`,
    async measure({ rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const host = await startHost({ kind, place: await databases.create(), posts: POSTS });
      const maker = new LoadMaker();
      try {
        const figures: Figure[] = [];
        for (const connections of CONNECTIONS)
          figures.push(...(await compare(comparison, host, maker, { kind, connections, rounds })));
        return { load: `${comparison.load}, ${rounds} rounds of ${SECONDS} s each`, figures };
      } finally {
        maker.stop();
        await host.stop();
        await databases.remove();
      }
    },
  };
}

async function compare(
  { requests, goal }: Comparison,
  host: Host,
  maker: LoadMaker,
  { kind, connections, rounds }: { readonly kind: string; readonly connections: number; readonly rounds: number },
): Promise<readonly Figure[]> {
  const { product, plain } = requests(host);
  for (const target of [product, plain]) await maker.run({ ...target, connections, duration: 1 });
  const seen: { readonly ours: Borne; readonly theirs: Borne }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await maker.run({ ...product, connections, duration: SECONDS });
    seen.push({ ours, theirs: await maker.run({ ...plain, connections, duration: SECONDS }) });
  }
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const of = (pick: (pair: (typeof seen)[number]) => number): readonly number[] => seen.map(pick);
  return [
    figureOf(
      `of the plain throughput, ${at}`,
      '×',
      of(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
      { atLeast: goal },
    ),
    figureOf(
      `requests, ${at}`,
      '/s',
      of(({ ours }) => ours.perSecond),
    ),
    figureOf(
      `plain requests, ${at}`,
      '/s',
      of(({ theirs }) => theirs.perSecond),
    ),
    figureOf(
      `p50, ${at}`,
      'ms',
      of(({ ours }) => ours.p50),
    ),
    figureOf(
      `p99, ${at}`,
      'ms',
      of(({ ours }) => ours.p99),
      kind === 'pglite' && connections === MAX_CONNECTIONS ? { atMost: 150 } : null,
    ),
    figureOf(
      `plain p99, ${at}`,
      'ms',
      of(({ theirs }) => theirs.p99),
    ),
  ];
}

/** Throughput of the feed and of votes through the whole server, on both databases. */
export const throughput: readonly BenchRow[] = [feed, vote].flatMap((comparison) => [
  rowOf(comparison, 'pglite'),
  rowOf(comparison, 'postgres'),
]);
