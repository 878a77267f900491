import { randomUUID } from 'node:crypto';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { RowOf } from '../sql-types';
import { purgeSessions } from './purge-sessions';
import type { Provider } from './session.queries';
import {
  addRefreshToken,
  addSession,
  displayedPersona,
  displayedUser,
  endBeyondLimit,
  endSession,
  endSessionByToken,
  lockSessionByRefresh,
  lockUser,
  renewSession,
  rolesOfPersona,
  sessionByAccess,
  sessionByUnusedRefresh,
  spendRefreshTokens,
} from './session.queries';
import type { DisplayedUser, TokenPair } from './session-cookies';
import { hashToken, newToken } from './tokens';

/** The lifetimes of tokens, and the number of sessions per user. */
export interface SessionLimits {
  readonly accessMilliseconds: number;
  readonly refreshMilliseconds: number;
  /** The time after its use in which a refresh token still counts: parallel requests, a lost answer. */
  readonly leewayMilliseconds: number;
  readonly perUser: number;
}

/** The sign-in that started a session. */
export interface SessionOrigin {
  readonly provider: Provider;
  /** Browser and system in words; empty where they are not known. */
  readonly device: string;
}

/** A session that an access token leads to. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly accessExpiresAt: number;
}

/** The outcome of a refresh token; `reused` means that its session has been ended because the token must have been copied. */
export type Rotation =
  | { readonly kind: 'renewed'; readonly session: StoredSession; readonly tokens: TokenPair }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reused'; readonly sessionId: string };

type SessionRow = RowOf<typeof sessionByUnusedRefresh.columns>;

/** Sessions in the database. Every moment is given by the caller, in milliseconds. */
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    private readonly limits: SessionLimits,
  ) {}

  /** Starts a session and ends the user's oldest ones beyond the limit. Returns the ids of the ended ones. */
  async start(
    userId: string,
    now: number,
    { provider, device }: SessionOrigin,
  ): Promise<{ session: StoredSession; tokens: TokenPair; ended: readonly string[] }> {
    const sessionId = randomUUID();
    const { tokens, accessExpiresAt } = this.#newTokens(now);
    const expiresAt = new Date(now + this.limits.refreshMilliseconds);
    const ended = await this.database.transaction(async (tx) => {
      const accessHash = hashToken(tokens.access);
      await tx.query(lockUser, userId);
      await tx.query(addSession, sessionId, userId, accessHash, new Date(accessExpiresAt), expiresAt, provider, device);
      await tx.query(addRefreshToken, hashToken(tokens.refresh), sessionId, expiresAt);
      return tx.query(endBeyondLimit, userId, sessionId, this.limits.perUser - 1);
    });
    return { session: { sessionId, userId, accessExpiresAt }, tokens, ended: ended.map(({ id }) => id) };
  }

  /** The live session of an access token. */
  async findByAccess(accessHash: Buffer, now: number): Promise<StoredSession | null> {
    const [row] = await this.database.query(sessionByAccess, accessHash, new Date(now));
    if (row === undefined) return null;
    return { sessionId: row.id, userId: row.user_id, accessExpiresAt: row.access_expires_at.getTime() };
  }

  /** The live session of a refresh token that has not been used. */
  async findByRefresh(refreshHash: Buffer, now: number): Promise<Pick<StoredSession, 'sessionId' | 'userId'> | null> {
    const [row] = await this.database.query(sessionByUnusedRefresh, refreshHash, new Date(now));
    return row === undefined ? null : { sessionId: row.id, userId: row.user_id };
  }

  /** Trades a refresh token for a new pair; a token that was used before the leeway ends its session. */
  async rotate(refreshToken: string, now: number): Promise<Rotation> {
    const hash = hashToken(refreshToken);
    return this.database.transaction(async (tx): Promise<Rotation> => {
      const [row] = await tx.query(lockSessionByRefresh, hash, new Date(now));
      if (row === undefined) return { kind: 'unknown' };
      if (row.used_at !== null && now - row.used_at.getTime() > this.limits.leewayMilliseconds) {
        await tx.query(endSession, row.id);
        return { kind: 'reused', sessionId: row.id };
      }
      // A forgiven token leaves the session with two new ones; whichever is used first ends the other, so that no copy lives on.
      if (row.used_at === null) await tx.query(spendRefreshTokens, row.id, new Date(now));
      return this.#renew(tx, row, now);
    });
  }

  async #renew(tx: Database, { id, user_id }: SessionRow, now: number): Promise<Rotation> {
    const { tokens, accessExpiresAt } = this.#newTokens(now);
    const expiresAt = new Date(now + this.limits.refreshMilliseconds);
    await tx.query(renewSession, id, hashToken(tokens.access), new Date(accessExpiresAt), expiresAt);
    await tx.query(addRefreshToken, hashToken(tokens.refresh), id, expiresAt);
    return { kind: 'renewed', session: { sessionId: id, userId: user_id, accessExpiresAt }, tokens };
  }

  /** Ends the session that either token belongs to, used or not. Returns its id; null if there was none. */
  async end(accessToken: string | null, refreshToken: string | null): Promise<string | null> {
    const accessHash = accessToken === null ? null : hashToken(accessToken);
    const refreshHash = refreshToken === null ? null : hashToken(refreshToken);
    const [row] = await this.database.query(endSessionByToken, accessHash, refreshHash);
    return row?.id ?? null;
  }

  /** The roles of a persona; both false for one that does not exist yet. */
  async rolesOf(personaRef: Uint8Array): Promise<{ readonly isReader: boolean; readonly isWriter: boolean }> {
    const [row] = await this.database.query(rolesOfPersona, personaRef);
    return { isReader: row?.is_reader ?? false, isWriter: row?.is_writer ?? false };
  }

  /** The user's own persona, for the user's browser. Read apart: no statement joins identity and persona. */
  async displayOf(userId: string): Promise<DisplayedUser> {
    const [user] = await this.database.query(displayedUser, userId);
    if (user === undefined) throw new Error('A session belongs to a user who does not exist.');
    const [persona] = await this.database.query(displayedPersona, this.authorship.personaRef(userId));
    return {
      UserId: user.public_id,
      userName: persona?.user_name ?? '',
      fullAvatarUrl: persona?.avatar_uri ?? '',
      avatarBgColor: persona?.avatar_color ?? '',
    };
  }

  /** Removes what has expired, and the moments of earlier visits. */
  purge(now: number): Promise<void> {
    return purgeSessions(this.database, now, this.limits.refreshMilliseconds);
  }

  #newTokens(now: number): { tokens: TokenPair; accessExpiresAt: number } {
    return {
      tokens: { access: newToken(), refresh: newToken() },
      accessExpiresAt: now + this.limits.accessMilliseconds,
    };
  }
}
