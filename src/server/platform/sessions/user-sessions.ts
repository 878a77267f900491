import type { Database } from '../database';
import type { RowOf } from '../sql-types';
import type { Sessions } from './sessions';
import { endSessionOfUser, endSessionsBut, sessionsOfUser } from './user-sessions.queries';

/** All sessions of a user. Each one that ends loses its sockets, and is refused from its next request on. */
export class UserSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Pick<Sessions, 'announceEnd'>,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** The live ones, the one that was used last first. */
  list(userId: string): Promise<readonly RowOf<typeof sessionsOfUser.columns>[]> {
    return this.database.query(sessionsOfUser, userId, new Date(this.now()));
  }

  /** Returns whether there was such a session of the user. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await this.database.query(endSessionOfUser, userId, sessionId);
    for (const { id } of ended) this.sessions.announceEnd(id);
    return ended.length > 0;
  }

  /** Ends all but one; null for all. Returns their number. */
  async endAllBut(userId: string, sessionId: string | null): Promise<number> {
    const ended = await this.database.query(endSessionsBut, userId, sessionId);
    for (const { id } of ended) this.sessions.announceEnd(id);
    return ended.length;
  }
}
