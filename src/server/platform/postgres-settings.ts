import type pg from 'pg';

/** Maximum waits of a request, in ms. */
export interface DatabaseTimeouts {
  readonly connection: number;
  readonly lock: number;
  /** The timeout in ms of statements outside of transactions, as in pages and calls that only read. */
  readonly read: number;
  /** The timeout in ms of statements in transactions. */
  readonly statement: number;
}

/** Waits that fail fast. Connections may take longer, because a new process on a busy machine opens ten together. */
export const DATABASE_TIMEOUTS: DatabaseTimeouts = { connection: 3_000, lock: 500, read: 3_000, statement: 10_000 };

const settingsOf = ({
  lock,
  read,
  statement,
}: DatabaseTimeouts): readonly (readonly [name: string, value: string])[] => [
  // Statements have one plan for all values; PostgreSQL would replan hot ones for longer than they run.
  ['plan_cache_mode', 'force_generic_plan'],
  // The similarity from which typos match (dropdown/catalog).
  ['pg_trgm.word_similarity_threshold', '0.3'],
  ['lock_timeout', `${lock}ms`],
  ['statement_timeout', `${read}ms`],
  ['idle_in_transaction_session_timeout', `${statement}ms`],
];

export function connectionOptions(waits: DatabaseTimeouts): string {
  return settingsOf(waits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Loads the library of pg_trgm. An ordinary role can set its parameters only afterwards. */
const LOADS_TRIGRAMS = ['create extension if not exists pg_trgm;', "select similarity('a', 'b');"];

const STRAY = `
  select name from unnest($1::text[], $2::text[]) as wanted (name, value)
  where case when value ~ 'ms$' then extract(epoch from nullif(current_setting(name, true), '0')::interval) * 1000 is distinct from rtrim(value, 'ms')::numeric
        else current_setting(name, true) is distinct from value end`;

async function straysFrom(pool: pg.Pool, settings: ReturnType<typeof settingsOf>): Promise<readonly string[]> {
  const { rows } = await pool.query(STRAY, [settings.map(([name]) => name), settings.map(([, value]) => value)]);
  return rows.map(({ name }) => name);
}

/**
 * Checks the settings of the database role, since a pooler passes no options. Throws with the commands that set them.
 */
export async function requireSettings(pool: pg.Pool, waits: DatabaseTimeouts): Promise<void> {
  const settings = settingsOf(waits);
  const stray = await straysFrom(pool, settings);
  // Until 0.3.0, processes of the previous version may run concurrently. They need the role's timeout of 10 s.
  const earlier = settingsOf({ ...waits, read: waits.statement });
  if (stray.length === 0 || (await straysFrom(pool, earlier)).length === 0) return;
  const { rows } = await pool.query(
    'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
  );
  const [{ role, database } = { role: '', database: '' }] = rows;
  const commands = [
    ...LOADS_TRIGRAMS,
    ...settings.map(([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value}';`),
  ];
  throw new Error(
    `The PostgreSQL of DATABASE_URL is behind a pooler (DATABASE_DIRECT_URL is set), and its connections lack settings: ${stray.join(', ')}. ` +
      `Run these as that role in one session with PostgreSQL itself, let the pooler connect anew, and start again:\n${commands.join('\n')}`,
  );
}
