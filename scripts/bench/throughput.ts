import { databasesOf } from './databases';
import type { Figure } from './figures';
import { figureOf } from './figures';
import type { SetName } from './host/host-facts';
import type { Load, LoadResult } from './load';
import { LoadMaker } from './load';
import type { BenchOptions, BenchRow } from './row';
import { sizeOf } from './set-sizes';
import type { Host } from './start-host';
import { startHost } from './start-host';

const MAX_CONNECTIONS = 64;
const CONNECTIONS = [1, 16, MAX_CONNECTIONS];
const SECONDS = 2;
/**
 * Warm-up for the JIT compiler. After 4 s of comment requests, the processor time per request still fell by a third
 * within the next 6 s.
 */
const FIRST_WARM_UP_SECONDS = 12;
const WARM_UP_SECONDS = 2;
const READ_GOAL = 0.7;
const WRITE_GOAL = 0.5;
const MESSAGE_GOAL = 0.3;
/** The minimum speed of a catch-up relative to a normal read: it may take one and a half times as long. */
const CATCH_UP_GOAL = 0.67;

interface Comparison {
  readonly work: string;
  readonly set: SetName;
  readonly goal: number;
  readonly load: string;
}

const COMPARISONS: readonly Comparison[] = [
  {
    work: 'feed',
    set: 'posts',
    goal: READ_GOAL,
    load: '20 posts with own votes, against the same statement',
  },
  {
    work: 'post-page',
    set: 'posts',
    goal: READ_GOAL,
    load: 'a post and 20 of its 500 comments in turn, against the same statements',
  },
  {
    work: 'vote',
    set: 'posts',
    goal: WRITE_GOAL,
    load: 'one vote per request, up, down and taken back in turn, against a plain update of a count',
  },
  {
    work: 'comment',
    set: 'posts',
    goal: WRITE_GOAL,
    load: 'one comment per request with its author’s news, against a plain insert of the comment',
  },
  {
    work: 'message',
    set: 'posts',
    goal: MESSAGE_GOAL,
    load: 'one message per request into a hundred conversations in turn, against a plain insert of the sealed message',
  },
  {
    work: 'catch-up',
    set: 'posts',
    goal: CATCH_UP_GOAL,
    load: 'the forty messages of ten minutes in a conversation of 1,000, against the plain indexed read',
  },
  {
    work: 'post-search',
    set: 'posts',
    goal: READ_GOAL,
    load: 'posts with words that all, many or none of them have, against the same statement',
  },
  {
    work: 'profile',
    set: 'posts',
    goal: READ_GOAL,
    load: 'the profile of the viewer, against the same three statements',
  },
  {
    work: 'sign-in',
    set: 'posts',
    goal: WRITE_GOAL,
    load: 'one sign-in per request, from the check of its ID token to the session, against the same statements without the check',
  },
  {
    work: 'events',
    set: 'posts',
    goal: WRITE_GOAL,
    load: 'twenty events per request, against a bulk insert of a row each',
  },
  {
    work: 'form-suggest',
    set: 'research',
    goal: READ_GOAL,
    load: 'companies that a form suggests for one to five letters, against the same statements',
  },
  {
    work: 'community-search',
    set: 'research',
    goal: READ_GOAL,
    load: 'communities by typed texts, against the same statement',
  },
  { work: 'company', set: 'research', goal: READ_GOAL, load: 'the head of a company, against the same statement' },
  {
    work: 'salaries',
    set: 'research',
    goal: READ_GOAL,
    load: 'the salary report of a company, of every other with a job profile, against the same statement',
  },
  {
    work: 'reviews',
    set: 'research',
    goal: READ_GOAL,
    load: 'reviews of a company with three filters, against the statement of the page',
  },
  {
    work: 'suggest',
    set: 'research',
    goal: READ_GOAL,
    load: 'suggestions of all types for one to five letters, against the same statement',
  },
  {
    work: 'search',
    set: 'research',
    goal: READ_GOAL,
    load: 'results of all types for names and words, against the same statement',
  },
  {
    work: 'jobs',
    set: 'research',
    goal: READ_GOAL,
    load: 'openings with three filters, against the statement of the page',
  },
];

function rowOf(comparison: Comparison, kind: 'pglite' | 'postgres'): BenchRow {
  const { work, set, load } = comparison;
  return {
    name: `${work}-${kind}`,
    async measure(options) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const size = sizeOf(set, options);
      const maker = new LoadMaker();
      let host: Host | null = null;
      try {
        host = await startHost(databases, kind, set, size);
        const figures: Figure[] = [];
        for (const [place, connections] of CONNECTIONS.entries()) {
          const warmUp = place === 0 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS;
          figures.push(...(await compare(comparison, host, maker, { kind, connections, warmUp, ...options })));
        }
        const unit = set === 'posts' ? 'posts' : 'salaries';
        return { load: `signed in, ${load}; ${size} ${unit}, ${options.rounds} rounds of ${SECONDS} s each`, figures };
      } finally {
        maker.stop();
        await host?.stop();
        await databases.remove();
      }
    },
  };
}

interface Round {
  readonly ours: Burst;
  readonly theirs: Burst;
}

interface Burst extends LoadResult {
  readonly cost: number;
}

interface Comparing extends BenchOptions {
  readonly kind: string;
  readonly connections: number;
  readonly warmUp: number;
}

async function compare(
  { work, goal }: Comparison,
  host: Host,
  maker: LoadMaker,
  { kind, connections, rounds, warmUp }: Comparing,
): Promise<readonly Figure[]> {
  const turns = host.compared[work];
  if (turns === undefined) throw new Error(`The host has no work ${work}.`);
  const product = { url: host.origin, headers: host.headers, turns: turns.product };
  const plain = { url: host.plainOrigin, headers: { 'content-type': 'application/json' }, turns: turns.plain };
  const burst = async (load: Omit<Load, 'connections' | 'duration'>): Promise<Burst> => {
    const before = await host.ask('processor time');
    const borne = await maker.run({ ...load, connections, duration: SECONDS });
    return { ...borne, cost: ((await host.ask('processor time')) - before) / borne.total };
  };
  for (const target of [product, plain]) await maker.run({ ...target, connections, duration: warmUp });
  const seen: Round[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push({ ours: await burst(product), theirs: await burst(plain) });
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const figure = (name: string, unit: Figure['unit'], pick: (round: Round) => number, of?: Figure['goal']): Figure =>
    figureOf(`${name}, ${at}`, unit, seen.map(pick), of ?? null);
  const p99Goal = kind === 'pglite' && connections === MAX_CONNECTIONS ? { atMost: 150 } : undefined;
  return [
    figure('of the plain throughput', '×', ({ ours, theirs }) => ours.perSecond / theirs.perSecond, { atLeast: goal }),
    figure('of the plain requests per processor time', '×', ({ ours, theirs }) => theirs.cost / ours.cost),
    figure('requests', '/s', ({ ours }) => ours.perSecond),
    figure('plain requests', '/s', ({ theirs }) => theirs.perSecond),
    figure('p50', 'ms', ({ ours }) => ours.p50),
    figure('p99', 'ms', ({ ours }) => ours.p99, p99Goal),
    figure('plain p99', 'ms', ({ theirs }) => theirs.p99),
  ];
}

export const throughput: readonly BenchRow[] = COMPARISONS.flatMap((comparison) => [
  rowOf(comparison, 'pglite'),
  rowOf(comparison, 'postgres'),
]);
