import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import type { ContributionTable } from './contribution-tables.queries';
import { commentsBehind, forgetViews, pausedPostsBehind, postsBehind, seenPosts } from './own-contributions.queries';

type AuthoredStatement = Pick<ContributionTable, 'behind'>['behind'] | typeof postsBehind;
type AuthoredRow = RowOf<AuthoredStatement['columns']>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Finds what a persona has written. Nothing in the database says it (ADR 004), so every contribution is compared with the
 * reference that it would carry: about a second for 200,000 of them.
 */
export class OwnContributions {
  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
  ) {}

  /** The ids of the persona's posts. */
  posts(persona: Uint8Array): Promise<readonly string[]> {
    return this.#writtenBy(persona, postsBehind);
  }

  /** The ids of the persona's comments. */
  comments(persona: Uint8Array): Promise<readonly string[]> {
    return this.#writtenBy(persona, commentsBehind);
  }

  /** The ids of what the persona has contributed to a table. */
  of({ behind }: ContributionTable, persona: Uint8Array): Promise<readonly string[]> {
    return this.#writtenBy(persona, behind);
  }

  /** The ids of the persona's posts that are hidden while the account is deactivated. */
  pausedPosts(persona: Uint8Array): Promise<readonly string[]> {
    return this.#writtenBy(persona, pausedPostsBehind);
  }

  /** Removes the marks of which posts the persona has seen. */
  async forgetViews(persona: Uint8Array): Promise<void> {
    for await (const rows of this.#pages(postsBehind)) {
      const ids = rows.map(({ id }) => id);
      const refs = ids.map((id) => this.authorship.viewerRef(persona, id));
      await this.database.query(forgetViews, ids, refs);
    }
  }

  /** The ids of the posts that the persona has seen. */
  async seenPosts(persona: Uint8Array): Promise<readonly string[]> {
    const seen: string[] = [];
    for await (const rows of this.#pages(postsBehind)) {
      const ids = rows.map(({ id }) => id);
      const refs = ids.map((id) => this.authorship.viewerRef(persona, id));
      for (const { post_id } of await this.database.query(seenPosts, ids, refs)) seen.push(post_id);
    }
    return seen;
  }

  async #writtenBy(persona: Uint8Array, statement: AuthoredStatement): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const rows of this.#pages(statement)) {
      for (const { id, author_ref } of rows) {
        if (this.authorship.authorRef(persona, id).equals(author_ref)) found.push(id);
      }
    }
    return found;
  }

  async *#pages(statement: AuthoredStatement): AsyncGenerator<readonly AuthoredRow[]> {
    let last: string | undefined = BEFORE_ALL;
    while (last !== undefined) {
      const rows: readonly AuthoredRow[] = await this.database.query(statement, last);
      yield rows;
      last = rows.at(-1)?.id;
    }
  }
}
