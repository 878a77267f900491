import { LRUCache } from 'lru-cache';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { commentsById, commentsSince, postsById, postsSince } from './my-posts.queries';

/** A post or a comment of a persona. */
export interface Authored {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Row = RowOf<typeof postsById.columns>;

interface Known {
  /** Newest first. */
  readonly written: readonly Authored[];
  /** Of the newest contribution that was compared, whoever wrote it; milliseconds since 1970. */
  readonly until: number;
}

/** A kind of contribution: how it is read, and what is known of it, by persona. */
interface Kind {
  readonly byId: typeof postsById;
  readonly since: typeof postsSince;
  readonly known: LRUCache<string, Known>;
  /** First comparisons that are under way: each goes over everything, so that a persona has one at a time. */
  readonly scans: Map<string, Promise<Known>>;
}

const MAX_PERSONAS = 500;
/** Transactions may be committed this much later than the moment that their posts carry. */
const LATE_MS = 60_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Finds what a persona has written. The database does not say it (ADR 004), so every contribution is compared with the reference
 * that it would carry, about a second for 200,000 of them; the outcome is remembered in memory, and only what is newer is compared
 * again.
 */
export class OwnWriting {
  readonly #posts = kindOf(postsById, postsSince);
  readonly #comments = kindOf(commentsById, commentsSince);

  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
  ) {}

  /** The persona's posts of every status, newest first. */
  posts(persona: Uint8Array): Promise<readonly Authored[]> {
    return this.#written(persona, this.#posts);
  }

  /** The persona's comments and replies of every status, newest first. */
  comments(persona: Uint8Array): Promise<readonly Authored[]> {
    return this.#written(persona, this.#comments);
  }

  async #written(persona: Uint8Array, { byId, since, known, scans }: Kind): Promise<readonly Authored[]> {
    const key = keyOf(persona);
    const scan = scans.get(key);
    // Whoever comes meanwhile compares what is newer after it: they may have written since it began.
    if (scan !== undefined) await scan;
    const earlier = known.get(key);
    if (earlier !== undefined) {
      const now = await this.#addNewer(persona, earlier, since);
      known.set(key, now);
      return now.written;
    }
    const first = this.#scan(persona, byId).finally(() => scans.delete(key));
    scans.set(key, first);
    const found = await first;
    known.set(key, found);
    return found.written;
  }

  async #addNewer(persona: Uint8Array, { written, until }: Known, since: typeof postsSince): Promise<Known> {
    const rows = await this.database.query(since, new Date(until - LATE_MS));
    const ids = new Set(written.map(({ id }) => id));
    const fresh = this.#own(persona, rows).filter(({ id }) => !ids.has(id));
    return { written: newestFirst([...fresh, ...written]), until: latestOf(rows, until) };
  }

  async #scan(persona: Uint8Array, statement: typeof postsById): Promise<Known> {
    const written: Authored[] = [];
    let until = 0;
    for (let last: string | undefined = BEFORE_ALL; last !== undefined; ) {
      const rows: readonly Row[] = await this.database.query(statement, last);
      written.push(...this.#own(persona, rows));
      until = latestOf(rows, until);
      last = rows.at(-1)?.id;
    }
    return { written: newestFirst(written), until };
  }

  #own(persona: Uint8Array, rows: readonly Row[]): readonly Authored[] {
    return rows
      .filter(({ id, author_ref }) => this.authorship.authorRef(persona, id).equals(author_ref))
      .map(({ id, created_at }) => ({ id, at: created_at.getTime() }));
  }
}

function kindOf(byId: typeof postsById, since: typeof postsSince): Kind {
  return { byId, since, known: new LRUCache<string, Known>({ max: MAX_PERSONAS }), scans: new Map() };
}

function latestOf(rows: readonly Row[], until: number): number {
  return rows.reduce((latest, { created_at }) => Math.max(latest, created_at.getTime()), until);
}

function newestFirst(written: readonly Authored[]): readonly Authored[] {
  return written.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

function keyOf(persona: Uint8Array): string {
  return Buffer.from(persona).toString('latin1');
}
