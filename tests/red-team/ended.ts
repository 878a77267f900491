import { createHash } from 'node:crypto';
import { select } from '@tests/support/sql';
import { bytes, citext, text, uuid } from '@/server/platform/sql-types';
import { pseudonymsOfPersona } from '@/server/services/account/user/profile/personal.queries';
import type { World } from '../integration/harness/world';
import { leavesOf } from './columns';
import type { DumpedTable } from './dump';

export interface EndedAccount {
  readonly userId: string;
  readonly names: readonly string[];
  readonly contributions: ReadonlySet<string>;
}

const NAMES = 'persona.ended_names';

export async function rememberAccount({ server }: World, email: string): Promise<EndedAccount> {
  const { database, authorship } = server;
  const byAddress = 'select id, email from identity.users where email = $1';
  const [user] = await select(database, { id: uuid, email: citext }, byAddress, email);
  if (user === undefined) throw new Error('Nobody has this address.');
  const persona = authorship.personaRef(user.id);
  const names = (await database.query(pseudonymsOfPersona, persona)).map(({ name }) => name);
  const tables = await select(
    database,
    { name: text },
    `select format('%I.%I', n.nspname, c.relname) as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where a.attname = 'author_seal' and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const contributions = new Set<string>();
  for (const { name } of tables) {
    const sealed = `select id, author_seal from ${name} where octet_length(author_seal) > 0`;
    for (const { id, author_seal } of await select(database, { id: uuid, author_seal: bytes }, sealed))
      if (authorship.openAuthor(author_seal, id).equals(persona)) contributions.add(id);
  }
  return { userId: user.id, names, contributions };
}

export function hashOfName(name: string): string {
  return `\\x${createHash('sha256').update(name.toLowerCase()).digest('hex')}`;
}

/** Tries the dump's texts on the hashes of ended pseudonyms. Returns tables that still contain one. */
export function endedNamesIn(tables: readonly DumpedTable[]): readonly string[] {
  const hashes = new Set(rowsOf(tables, NAMES).map(({ name_hash }) => name_hash));
  if (hashes.size === 0) return [];
  const known = new Map<string, boolean>();
  const isEnded = (word: string): boolean => {
    const found = known.get(word) ?? hashes.has(hashOfName(word));
    known.set(word, found);
    return found;
  };
  const holds = (value: unknown): boolean =>
    typeof value === 'string' && !value.startsWith('\\x') && (isEnded(value) || value.split(/[^\w]+/).some(isEnded));
  return tables.flatMap(({ name, parts }) =>
    parts.flat().some((row) => leavesOf(row).some(holds)) ? [`${name} has the pseudonym of an ended account`] : [],
  );
}

function rowsOf(tables: readonly DumpedTable[], wanted: string) {
  return tables.filter(({ name }) => name === wanted).flatMap(({ parts }) => parts.flat());
}
