import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { RowOf } from '../sql-types';
import { newestFirst } from './newest-first';
import type { Provider } from './session.queries';
import type { Sessions } from './sessions';
import {
  endOtherSessionsOfOwner,
  endSessionOfOwner,
  endSessionsOfLogin,
  sessionsOfOwner,
} from './user-sessions.queries';

export interface UserSessionsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'ownerRef' | 'sealJson' | 'unsealJson'>;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
  readonly now: () => number;
}

export class UserSessions {
  constructor(private readonly deps: UserSessionsDeps) {}

  /** Lists live sessions, most recently used first. */
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

  /** Ends all sessions if `sessionId` is null. In a transaction, sockets close after the commit. Returns the count. */
  async endAllBut(
    userId: string,
    sessionId: string | null,
    database: Pick<Database, 'query' | 'afterCommit'> = this.deps.database,
  ): Promise<number> {
    const ended = await database.query(endOtherSessionsOfOwner, this.deps.authorship.ownerRef(userId), sessionId);
    database.afterCommit(() => this.#announce(ended));
    return ended.length;
  }

  async endBegunWith(
    userId: string,
    { provider, but }: { readonly provider: Provider; readonly but: string | null },
    tx: Pick<Database, 'query' | 'afterCommit'>,
  ): Promise<void> {
    const ended = await tx.query(endSessionsOfLogin, this.deps.authorship.ownerRef(userId), provider, but);
    tx.afterCommit(() => this.#announce(ended));
  }

  #announce(ended: readonly { readonly id: string }[]): void {
    for (const { id } of ended) this.deps.sessions.announceEnd(id);
  }
}
