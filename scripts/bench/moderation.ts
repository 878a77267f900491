import { randomInt, randomUUID } from 'node:crypto';
import { bulkInsert } from '../../src/server/demo/bulk-insert';
import { insertReviews } from '../../src/server/demo/demo.queries';
import { moderatedKinds } from '../../src/server/generated/moderated-kinds';
import { createAuthorship } from '../../src/server/platform/authorship';
import type { Database } from '../../src/server/platform/database';
import { migrate } from '../../src/server/platform/migrate';
import { Moderation } from '../../src/server/platform/moderation/moderation';
import { openCases, urgentCases } from '../../src/server/services/trust/moderation/moderation/cases.queries';
import { linesBefore, sumsSince } from '../../src/server/services/trust/moderation/public-log/log.queries';
import { growLockedTree, headAt, proofBetween } from '../../src/server/services/trust/moderation/public-log/log-tree';
import { databasesOf } from './databases';
import { figureOf } from './figures';
import { AUTHORSHIP_KEY, openDatabase } from './host/config';
import type { BenchRow } from './row';
import { seedCatalogue } from './seed-reports';
import { SMALL_SHARE } from './set-sizes';

const CASES = 100_000;
const LINES = 100_000;
const PAGE = 20;
const TOLD = 100;
const WARM_UP_TURNS = 5;
const MIN_CHECKED_SHARE = 0.5;
const LIKES =
  'Rosters come two weeks ahead, shifts are swapped without a word, and whoever trains others is paid for it.';
const DISLIKES =
  'The shuttle leaves at ten past six and waits for nobody; the canteen on the third floor shuts at nine.';
const WORDS = `${LIKES} ${DISLIKES}`.split(' ');

const SEED_CASES = `
  insert into moderation.cases (id, kind, item_id, place, origin, ground, due_at)
    select gen_random_uuid(), 'post', gen_random_uuid(), 'Notice Period', 'READER', 'OTHER', now() + n * interval '1 second' from generate_series(1, $1::integer) n`;

function rowOn(kind: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `moderation-${kind}`,
    async measure({ isSmall, rounds }) {
      const databases = await databasesOf(kind);
      if ('skipped' in databases) return databases;
      const share = isSmall ? SMALL_SHARE : 1;
      const turns = Array.from({ length: rounds });
      try {
        const database = await openDatabase({ kind, place: await databases.create() });
        try {
          await migrate(database);
          await seedCatalogue(database);
          const told = await toldShares(database, turns, otherWords);
          const toldAgain = await toldShares(database, turns, sameWords);
          await database.execute(SEED_CASES.replace('$1::integer', String(CASES / share)));
          await seedLog(database, LINES / share);
          const timesOf = async (work: () => Promise<unknown>) => {
            const times: number[] = [];
            for (const _turn of turns) times.push(await timed(work));
            return times;
          };
          const queue = await timesOf(() => Promise.all([database.query(urgentCases), database.query(openCases)]));
          const [newest, middle] = [Number.MAX_SAFE_INTEGER, Math.floor(LINES / share / 2)];
          return {
            load: `${CASES / share} open cases, ${LINES / share} lines of the public log`,
            figures: [
              figureOf('the queue: fifty cases and their number', 'ms', queue),
              figureOf(
                'a page of the log, the newest',
                'ms',
                await timesOf(() => database.query(linesBefore(PAGE), newest)),
              ),
              figureOf(
                'a page of the log, from the middle',
                'ms',
                await timesOf(() => database.query(linesBefore(PAGE), middle)),
              ),
              figureOf('the sums of the log', 'ms', await timesOf(() => database.query(sumsSince, '2020-01-01'))),
              figureOf('the root of the log', 'ms', await timesOf(() => headAt(database, LINES))),
              figureOf(
                'a proof that the log only grew',
                'ms',
                await timesOf(() => proofBetween(database, 12_345, LINES)),
              ),
              figureOf('a review with its checks against its insert', '×', told, { atLeast: MIN_CHECKED_SHARE }),
              figureOf('the same where it is nearly the text of others, with its case', '×', toldAgain),
            ],
          };
        } finally {
          await database.close();
        }
      } finally {
        await databases.remove();
      }
    },
  };
}

async function toldShares(
  database: Database,
  turns: readonly unknown[],
  textsOf: () => Texts,
): Promise<readonly number[]> {
  const moderation = new Moderation(moderatedKinds, createAuthorship(AUTHORSHIP_KEY), Date.now, { showWithinHours: 0 });
  const tell = async (isChecked: boolean) => {
    for (let made = 0; made < TOLD; made += 1) {
      const review = aReview(textsOf());
      await database.transaction(async (tx) => {
        await bulkInsert(tx, insertReviews, [review]);
        const { id, likes, dislikes } = review;
        if (isChecked) await moderation.check(tx, { kind: 'review', id, texts: [likes, dislikes], isNew: true });
      });
    }
  };
  for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) {
    await tell(true);
    await tell(false);
  }
  const shares: number[] = [];
  for (const _turn of turns) {
    const plain = await timed(() => tell(false));
    shares.push(plain / (await timed(() => tell(true))));
  }
  return shares;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

interface Texts {
  readonly likes: string;
  readonly dislikes: string;
}

function otherWords(): Texts {
  const said = (length: number) => Array.from({ length }, () => WORDS[randomInt(WORDS.length)]).join(' ');
  return { likes: said(LIKES.split(' ').length), dislikes: said(DISLIKES.split(' ').length) };
}

function sameWords(): Texts {
  return { likes: `${LIKES} ${randomUUID()}`, dislikes: `${DISLIKES} ${randomUUID()}` };
}

function aReview({ likes, dislikes }: Texts) {
  const none = {
    balance: null,
    pay: null,
    security: null,
    promotions: null,
    skills: null,
    culture: null,
    satisfaction: null,
  };
  const nowhere = {
    department_id: null,
    job_profile_id: null,
    location_id: null,
    proof: null,
    answer: null,
    answered_at: null,
  };
  return {
    ...none,
    ...nowhere,
    id: randomUUID(),
    company_id: 1,
    title: null,
    likes,
    dislikes,
    rating: 4,
    employment: 'fulltime' as const,
    is_current: true,
    years: 2,
    liked: [],
    disliked: [],
    created_at: new Date(),
    helpful: 0,
  };
}

async function seedLog(database: Database, count: number): Promise<void> {
  await database.execute(`insert into moderation.log (number, month, kind, act, origin)
    select n, date '2026-01-01' + (n % 10) * interval '1 month', 'post', 'REMOVED', 'READER' from generate_series(1, ${count}) n`);
  await growLockedTree(database);
}

export const moderation: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
