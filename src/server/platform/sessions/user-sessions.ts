import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { RowOf } from '../sql-types';
import { newestFirst } from './newest-first';
import type { Provider } from './session.queries';
import type { Sessions } from './sessions';
import { endSessionOfOwner, endSessionsBegunWith, endSessionsBut, sessionsOfOwner } from './user-sessions.queries';

export interface UserSessionsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'ownerRef' | 'sealJson' | 'unsealJson'>;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** All sessions of a user. Each one that ends loses its sockets, and is refused from its next request on. */
export class UserSessions {
  constructor(private readonly deps: UserSessionsDeps) {}

  /** The live ones, the one that was used last first. */
  async list(userId: string): Promise<readonly RowOf<typeof sessionsOfOwner.columns>[]> {
    const { database, authorship, now } = this.deps;
    const rows = await database.query(sessionsOfOwner, authorship.ownerRef(userId), dayInIndia(now()));
    return newestFirst(authorship, rows);
  }

  async end(userId: string, sessionId: string): Promise<boolean> {
    const { database, authorship } = this.deps;
    const ended = await database.query(endSessionOfOwner, authorship.ownerRef(userId), sessionId);
    this.#announce(ended);
    return ended.length > 0;
  }

  /** Ends all but one; null for all. In a transaction they are cut after its commit. Returns their number. */
  async endAllBut(
    userId: string,
    sessionId: string | null,
    database: Pick<Database, 'query' | 'afterCommit'> = this.deps.database,
  ): Promise<number> {
    const ended = await database.query(endSessionsBut, this.deps.authorship.ownerRef(userId), sessionId);
    database.afterCommit(() => this.#announce(ended));
    return ended.length;
  }

  /** Ends all that began with a login of `provider`, but one; they are cut after the commit. */
  async endBegunWith(
    userId: string,
    { provider, but }: { readonly provider: Provider; readonly but: string | null },
    tx: Pick<Database, 'query' | 'afterCommit'>,
  ): Promise<void> {
    const ended = await tx.query(endSessionsBegunWith, this.deps.authorship.ownerRef(userId), provider, but);
    tx.afterCommit(() => this.#announce(ended));
  }

  #announce(ended: readonly { readonly id: string }[]): void {
    for (const { id } of ended) this.deps.sessions.announceEnd(id);
  }
}
