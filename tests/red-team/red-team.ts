import { select } from '@tests/support/sql';
import { citext, nullable, uuid } from '@/server/platform/sql-types';
import type { Outcome } from './attack-all';
import { attackAll } from './attack-all';
import type { UnevenSeal } from './coverage';
import { NOT_PLAYED, playedIn, tablesOfPeople, unevenSeals } from './coverage';
import type { DumpedTable } from './dump';
import { dumpTables } from './dump';
import type { KnownUser } from './owners';
import { ownersOf } from './owners';
import type { Scene } from './scene';
import type { Sheet } from './sheets';
import { sheetsOf } from './sheets';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The silence after the last contribution until the dump is made. */
const MOMENTS = [
  { name: 'ten minutes', afterMs: 10 * MINUTE_MS },
  { name: 'an hour', afterMs: 60 * MINUTE_MS },
  { name: 'a day', afterMs: DAY_MS },
] as const;

/** How often a whole run of the harness may find somebody by luck. */
const SHARE = 0.001;

/** What the attacks on one dump came to. */
export interface Round extends Outcome {
  readonly moment: string;
  /** The tables with rows. */
  readonly played: ReadonlySet<string>;
  /** The sealed columns whose lengths tell something. */
  readonly uneven: readonly UnevenSeal[];
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

/** Returns the tables of people that no dump has rows of, without those that have a reason for it. */
export function unplayedIn(rounds: readonly Round[]): readonly string[] {
  const isPlayed = (table: string) => rounds.some(({ played }) => played.has(table));
  return tablesOfPeople().filter((table) => !isPlayed(table) && NOT_PLAYED[table] === undefined);
}

/** Dumps a scene after each of the silences, and tries every attack. */
export async function attackScene(scene: Scene): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  let passed = 0;
  for (const { name, afterMs } of MOMENTS) {
    await scene.pass(afterMs - passed);
    passed = afterMs;
    const tables = await dumpTables(scene.world.server.database);
    const seen = { played: playedIn(tables), uneven: unevenSeals(tables) };
    rounds.push({ moment: name, ...attackSheets(await sheetsOfDump(scene, tables)), ...seen });
  }
  return rounds;
}

/** Tries every attack in which a table that `isKnown` picks is to lead to an owner. */
export function attackSheets(sheets: readonly Sheet[], isKnown: (table: string) => boolean = () => true): Outcome {
  return attackAll(sheets, isKnown, SHARE / MOMENTS.length);
}

/** The tables of a scene as somebody has them who dumps everything but the key, with the log. */
export async function sheetsNow(scene: Scene): Promise<readonly Sheet[]> {
  return sheetsOfDump(scene, await dumpTables(scene.world.server.database));
}

async function sheetsOfDump(
  { world, people, log, now }: Scene,
  tables: readonly DumpedTable[],
): Promise<readonly Sheet[]> {
  const { database, authorship } = world.server;
  const rows = await select(database, { id: uuid, email: nullable(citext) }, 'select id, email from identity.users');
  const users = rows.map(({ id, email }): KnownUser => {
    const person = people.find((each) => each.email === email);
    return { userId: id, names: person === undefined ? [] : [person.email, person.workEmail] };
  });
  const days = [0, 1, 2, 3].map((ago) => new Date(now() - ago * DAY_MS).toISOString().slice(0, 10));
  return sheetsOf(tables, ownersOf(tables, { users, authorship, days }), log);
}
