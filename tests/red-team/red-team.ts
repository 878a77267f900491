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

/** The silence after the last contribution until the dump is made. Beside each other the rows of the last five minutes are not promised to hide anybody (decision 004). */
const MOMENTS = [
  { name: 'no time', afterMs: 0, isOfPassing: true },
  { name: 'ten minutes', afterMs: 10 * MINUTE_MS, isOfPassing: false },
  { name: 'an hour', afterMs: 60 * MINUTE_MS, isOfPassing: false },
  { name: 'a day', afterMs: DAY_MS, isOfPassing: false },
] as const;
/** After the silences comes a weekly round of cards. */
const ROUND_MS = 8 * DAY_MS;

/** How often a whole run of the harness may find somebody by luck. */
const SHARE = 0.001;

/** What the attacks on one dump came to. */
export interface Round extends Outcome {
  readonly moment: string;
  /** The tables with rows. */
  readonly played: ReadonlySet<string>;
  /** The sealed columns whose lengths tell something. */
  readonly uneven: readonly UnevenSeal[];
  /** What the attackers of ended pseudonyms and of the weekly round have found. */
  readonly others: readonly string[];
}

/**
 * The attacks that tell who somebody is. The others gather what is of one user, by the order or the time of rows under a reference: as long as no
 * attack leads from a person or a pseudonym to the reference, that user is nobody known (decision 004).
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

/** Returns the sealed columns of any dump whose lengths tell something, with the lengths. */
export function unevenIn(rounds: readonly Round[]): readonly string[] {
  return [
    ...new Set(rounds.flatMap(({ uneven }) => uneven.map(({ column, lengths }) => `${column}: ${lengths.join(', ')}`))),
  ];
}

/** Returns the tables of people that the scene did not play: no dump has rows of them, and none passed while it was played. */
export async function unplayedIn({ world }: Scene, rounds: readonly Round[]): Promise<readonly string[]> {
  const { database } = world.server;
  const written = await writtenTables(database);
  const isPlayed = (table: string) => rounds.some(({ played }) => played.has(table)) || written.has(table);
  const exempt: readonly string[] = database.kind === 'postgres' ? UNWRITTEN : [...UNWRITTEN, ...PASSING_ON_POSTGRES];
  return tablesOfPeople().filter((table) => !isPlayed(table) && !exempt.includes(table));
}

/** Returns what the attackers of ended pseudonyms and of the weekly round of cards have found in any dump. */
export function othersIn(rounds: readonly Round[]): readonly string[] {
  return [...new Set(rounds.flatMap(({ others }) => others))];
}

/** Dumps a scene after each of the silences, and tries every attack; at last after a weekly round of cards. */
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

/** Returns what a dump shows without an attack. */
function seenIn(tables: readonly DumpedTable[]) {
  return { played: playedIn(tables), uneven: unevenSeals(tables), others: endedNamesIn(tables) };
}

/** Dumps a scene as it is, and tries every attack. */
export async function attackNow(scene: Scene, moment: string): Promise<Round> {
  const tables = await dumpTables(scene.world.server.database);
  return { moment, ...attackSheets(await sheetsOfDump(scene, tables)), ...seenIn(tables) };
}

/** Returns whether a sheet is of a table whose rows end by themselves within minutes, or of what it says of others. */
function isPassing(sheet: string): boolean {
  return [...PASSING, ...PASSING_ON_POSTGRES].some((table) => sheet === table || sheet.includes(` ${table} `));
}

/** Tries every attack in which a table that `isKnown` picks is to lead to an owner. */
export function attackSheets(sheets: readonly Sheet[], isKnown: (table: string) => boolean = () => true): Outcome {
  return attackAll(sheets, isKnown, SHARE / MOMENTS.length);
}

/** The tables of a scene as somebody has them who dumps everything but the key, with the log. */
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
