import { select } from '@tests/support/sql';
import { citext, nullable, uuid } from '@/server/platform/sql-types';
import type { Outcome } from './attack-all';
import { attackAll } from './attack-all';
import { joinedByRound } from './card-rounds';
import type { UnevenSeal } from './coverage';
import { PASSING, PASSING_ON_POSTGRES, playedIn, tablesOfPeople, UNWRITTEN, unevenSeals } from './coverage';
import type { DumpedTable } from './dump';
import { dumpTables } from './dump';
import { endedNamesIn } from './ended';
import type { KnownUser } from './owners';
import { ownersOf } from './owners';
import type { Scene } from './scene';
import type { Sheet } from './sheets';
import { sheetsOf } from './sheets';
import { writtenTables } from './written-rows';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Times without writes before each dump. Concurrent rows of the last five minutes are not protected (decision 004). */
const MOMENTS = [
  { name: 'no time', afterMs: 0, isOfPassing: true },
  { name: 'ten minutes', afterMs: 10 * MINUTE_MS, isOfPassing: false },
  { name: 'an hour', afterMs: 60 * MINUTE_MS, isOfPassing: false },
  { name: 'a day', afterMs: DAY_MS, isOfPassing: false },
] as const;
/** After the silences comes a weekly round of cards. */
const ROUND_MS = 8 * DAY_MS;

/** The accepted chance of a false alarm per run. */
const SHARE = 0.001;

export interface Round extends Outcome {
  readonly moment: string;
  readonly played: ReadonlySet<string>;
  readonly uneven: readonly UnevenSeal[];
  readonly others: readonly string[];
}

/**
 * Attacks that identify people. Others only group one user's rows under a reference, which leads to nobody
 * (decision 004).
 */
export function namingIn(rounds: readonly Pick<Round, 'moment' | 'found'>[]): readonly string[] {
  return rounds.flatMap(({ moment, found }) =>
    found
      .filter(({ tells }) => tells !== 'what is of one user')
      .map(
        ({ tells, family, name, score }) =>
          `${moment}: ${tells}: ${family}: ${name}: ${score.right} of ${score.chancesOf().length}`,
      ),
  );
}

export function unevenIn(rounds: readonly Round[]): readonly string[] {
  return [
    ...new Set(rounds.flatMap(({ uneven }) => uneven.map(({ column, lengths }) => `${column}: ${lengths.join(', ')}`))),
  ];
}

/** Personal tables without rows in any dump and without writes during the play. */
export async function unplayedIn({ world }: Scene, rounds: readonly Round[]): Promise<readonly string[]> {
  const { database } = world.server;
  const written = await writtenTables(database);
  const isPlayed = (table: string) => rounds.some(({ played }) => played.has(table)) || written.has(table);
  const exempt: readonly string[] = database.kind === 'postgres' ? UNWRITTEN : [...UNWRITTEN, ...PASSING_ON_POSTGRES];
  return tablesOfPeople().filter((table) => !isPlayed(table) && !exempt.includes(table));
}

export function othersIn(rounds: readonly Round[]): readonly string[] {
  return [...new Set(rounds.flatMap(({ others }) => others))];
}

/** Dumps and attacks after each silence, and after a weekly card round. */
export async function attackScene(scene: Scene): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  let passed = 0;
  const dumpAfter = async (milliseconds: number) => {
    await scene.pass(milliseconds - passed);
    passed = milliseconds;
    const tables = await dumpTables(scene.world.server.database);
    return { tables, seen: seenIn(tables) };
  };
  for (const { name, afterMs, isOfPassing } of MOMENTS) {
    const { tables, seen } = await dumpAfter(afterMs);
    const isKnown = isOfPassing ? isPassing : undefined;
    rounds.push({ moment: name, ...attackSheets(await sheetsOfDump(scene, tables), isKnown), ...seen });
  }
  const { tables, seen } = await dumpAfter(ROUND_MS);
  const joined = joinedByRound(tables, await ownersOfDump(scene, tables), SHARE);
  rounds.push({ moment: 'a weekly round', ...NOTHING_TRIED, ...seen, others: [...seen.others, ...joined] });
  return rounds;
}

const NOTHING_TRIED: Outcome = { attacks: 0, limit: SHARE, found: [], families: [] };

function seenIn(tables: readonly DumpedTable[]) {
  return { played: playedIn(tables), uneven: unevenSeals(tables), others: endedNamesIn(tables) };
}

export async function attackNow(scene: Scene, moment: string): Promise<Round> {
  const tables = await dumpTables(scene.world.server.database);
  return { moment, ...attackSheets(await sheetsOfDump(scene, tables)), ...seenIn(tables) };
}

/** True for short-lived tables and what refers to them. */
function isPassing(sheet: string): boolean {
  return [...PASSING, ...PASSING_ON_POSTGRES].some((table) => sheet === table || sheet.includes(` ${table} `));
}

/** Only pairs whose `isKnown` table leads to an owner. */
export function attackSheets(sheets: readonly Sheet[], isKnown: (table: string) => boolean = () => true): Outcome {
  return attackAll(sheets, isKnown, SHARE / MOMENTS.length);
}

export async function sheetsNow(scene: Scene): Promise<readonly Sheet[]> {
  return sheetsOfDump(scene, await dumpTables(scene.world.server.database));
}

async function sheetsOfDump(scene: Scene, tables: readonly DumpedTable[]): Promise<readonly Sheet[]> {
  return sheetsOf(tables, await ownersOfDump(scene, tables), scene.log);
}

async function ownersOfDump({ world, people, ended, now }: Scene, tables: readonly DumpedTable[]) {
  const { database, authorship } = world.server;
  const rows = await select(database, { id: uuid, email: nullable(citext) }, 'select id, email from identity.users');
  const users = rows.map(({ id, email }): KnownUser => {
    const person = people.find((each) => each.email === email);
    return { userId: id, names: [email, person?.workEmail].filter((name) => typeof name === 'string') };
  });
  const days = [0, 1, 2, 3].map((ago) => new Date(now() - ago * DAY_MS).toISOString().slice(0, 10));
  return ownersOf(tables, { users, authorship, days, ended });
}
