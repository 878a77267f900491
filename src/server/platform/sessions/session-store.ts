import { randomUUID } from 'node:crypto';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { purgeSessions } from './purge-sessions';
import type { DisplayPerson, TokenPair } from './session-cookies';
import { hashToken, newToken } from './tokens';

/** How long tokens last, and how many sessions a person may have. */
export interface SessionLimits {
  readonly accessMilliseconds: number;
  readonly refreshMilliseconds: number;
  /** How long after its use a refresh token still counts: parallel requests, an answer that got lost. */
  readonly leewayMilliseconds: number;
  readonly perPerson: number;
}

/** A session that an access token leads to. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly accessExpiresAt: number;
}

/** What became of a refresh token; `reused` means that its session has been ended because somebody copied the token. */
export type Rotation =
  | { readonly kind: 'renewed'; readonly session: StoredSession; readonly tokens: TokenPair }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reused'; readonly sessionId: string };

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
}

/** Sessions in the database. Every moment is given by the caller, in milliseconds. */
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    private readonly limits: SessionLimits,
  ) {}

  /** Starts a session and ends the person's oldest ones beyond the limit. Answers the ended ones' ids. */
  async start(
    userId: string,
    now: number,
  ): Promise<{ session: StoredSession; tokens: TokenPair; ended: readonly string[] }> {
    const sessionId = randomUUID();
    const { tokens, accessExpiresAt } = this.#newTokens(now);
    const expiresAt = new Date(now + this.limits.refreshMilliseconds);
    const ended = await this.database.transaction(async (tx) => {
      await tx.query(
        {
          name: 'sessions.start',
          text: 'insert into identity.sessions (id, user_id, access_hash, access_expires_at, expires_at) values ($1, $2, $3, $4, $5)',
        },
        [sessionId, userId, hashToken(tokens.access), new Date(accessExpiresAt), expiresAt],
      );
      await this.#addRefreshToken(tx, sessionId, tokens.refresh, expiresAt);
      return tx.query<{ id: string }>(
        {
          name: 'sessions.end-beyond-limit',
          text: `delete from identity.sessions where id in (
                   select id from identity.sessions where user_id = $1 and id <> $2 order by expires_at desc, id offset $3
                 ) returning id`,
        },
        [userId, sessionId, this.limits.perPerson - 1],
      );
    });
    return { session: { sessionId, userId, accessExpiresAt }, tokens, ended: ended.map(({ id }) => id) };
  }

  /** The live session of an access token. */
  async findByAccess(accessHash: Buffer, now: number): Promise<StoredSession | null> {
    const [row] = await this.database.query<SessionRow & { access_expires_at: Date }>(
      {
        name: 'sessions.by-access',
        text: 'select id, user_id, access_expires_at from identity.sessions where access_hash = $1 and access_expires_at > $2 and expires_at > $2',
      },
      [accessHash, new Date(now)],
    );
    if (row === undefined) return null;
    return { sessionId: row.id, userId: row.user_id, accessExpiresAt: row.access_expires_at.getTime() };
  }

  /** The live session of a refresh token that has not been used. */
  async findByRefresh(refreshHash: Buffer, now: number): Promise<Pick<StoredSession, 'sessionId' | 'userId'> | null> {
    const [row] = await this.database.query<SessionRow>(
      {
        name: 'sessions.by-unused-refresh',
        text: `select s.id, s.user_id from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
               where r.hash = $1 and r.expires_at > $2 and r.used_at is null`,
      },
      [refreshHash, new Date(now)],
    );
    return row === undefined ? null : { sessionId: row.id, userId: row.user_id };
  }

  /** Trades a refresh token for a new pair; a token that was traded before ends its session, unless only just now. */
  async rotate(refreshToken: string, now: number): Promise<Rotation> {
    const hash = hashToken(refreshToken);
    return this.database.transaction(async (tx): Promise<Rotation> => {
      const [row] = await tx.query<SessionRow & { used_at: Date | null }>(
        {
          name: 'sessions.by-refresh',
          text: `select s.id, s.user_id, r.used_at
                 from identity.refresh_tokens r join identity.sessions s on s.id = r.session_id
                 where r.hash = $1 and r.expires_at > $2 for update`,
        },
        [hash, new Date(now)],
      );
      if (row === undefined) return { kind: 'unknown' };
      if (row.used_at !== null && now - row.used_at.getTime() > this.limits.leewayMilliseconds) {
        await tx.query({ name: 'sessions.end', text: 'delete from identity.sessions where id = $1' }, [row.id]);
        return { kind: 'reused', sessionId: row.id };
      }
      if (row.used_at === null) await this.#spend(tx, row.id, now);
      return this.#renew(tx, row, now);
    });
  }

  /** A forgiven token leaves the session with two new ones; whichever is used first ends the other, so that no copy lives on beside. */
  async #spend(tx: Database, sessionId: string, now: number): Promise<void> {
    await tx.query(
      {
        name: 'sessions.use-refresh',
        text: 'update identity.refresh_tokens set used_at = $2 where session_id = $1 and used_at is null',
      },
      [sessionId, new Date(now)],
    );
  }

  async #renew(tx: Database, { id, user_id }: SessionRow, now: number): Promise<Rotation> {
    const { tokens, accessExpiresAt } = this.#newTokens(now);
    const expiresAt = new Date(now + this.limits.refreshMilliseconds);
    await tx.query(
      {
        name: 'sessions.renew',
        text: 'update identity.sessions set access_hash = $2, access_expires_at = $3, expires_at = $4 where id = $1',
      },
      [id, hashToken(tokens.access), new Date(accessExpiresAt), expiresAt],
    );
    await this.#addRefreshToken(tx, id, tokens.refresh, expiresAt);
    return { kind: 'renewed', session: { sessionId: id, userId: user_id, accessExpiresAt }, tokens };
  }

  /** Ends the session that either token belongs to, used or not. Answers its id, or null where there was none. */
  async end(accessToken: string | null, refreshToken: string | null): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      {
        name: 'sessions.end-by-token',
        text: `delete from identity.sessions
               where access_hash = $1 or id = (select session_id from identity.refresh_tokens where hash = $2)
               returning id`,
      },
      [accessToken === null ? null : hashToken(accessToken), refreshToken === null ? null : hashToken(refreshToken)],
    );
    return row?.id ?? null;
  }

  /** What the person may do; both false for a person without a persona. */
  async flagsOf(personaRef: Uint8Array): Promise<{ readonly isReader: boolean; readonly isWriter: boolean }> {
    const [row] = await this.database.query<{ is_reader: boolean; is_writer: boolean }>(
      { name: 'sessions.flags', text: 'select is_reader, is_writer from community.personas where persona_ref = $1' },
      [personaRef],
    );
    return { isReader: row?.is_reader ?? false, isWriter: row?.is_writer ?? false };
  }

  /** What the person's own browser may show. The two halves are read apart: no statement joins identity and community. */
  async displayOf(userId: string): Promise<DisplayPerson> {
    const [user] = await this.database.query<{ public_id: string; name: string }>(
      { name: 'sessions.person', text: 'select public_id, name from identity.users where id = $1' },
      [userId],
    );
    if (user === undefined) throw new Error('A session belongs to a person who does not exist.');
    const [persona] = await this.database.query<{
      user_name: string | null;
      avatar_uri: string | null;
      avatar_color: string | null;
    }>(
      {
        name: 'sessions.persona',
        text: 'select user_name, avatar_uri, avatar_color from community.personas where persona_ref = $1',
      },
      [this.authorship.personaRef(userId)],
    );
    return {
      UserId: user.public_id,
      name: user.name,
      userName: persona?.user_name ?? '',
      fullAvatarUrl: persona?.avatar_uri ?? '',
      avatarBgColor: persona?.avatar_color ?? '',
    };
  }

  /** Removes what has expired, and forgets when visits were. */
  purge(now: number): Promise<void> {
    return purgeSessions(this.database, now, this.limits.refreshMilliseconds);
  }

  async #addRefreshToken(tx: Database, sessionId: string, token: string, expiresAt: Date): Promise<void> {
    await tx.query(
      {
        name: 'sessions.add-refresh',
        text: 'insert into identity.refresh_tokens (hash, session_id, expires_at) values ($1, $2, $3)',
      },
      [hashToken(token), sessionId, expiresAt],
    );
  }

  #newTokens(now: number): { tokens: TokenPair; accessExpiresAt: number } {
    return {
      tokens: { access: newToken(), refresh: newToken() },
      accessExpiresAt: now + this.limits.accessMilliseconds,
    };
  }
}
