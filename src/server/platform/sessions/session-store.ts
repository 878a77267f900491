import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { sealMoment, unsealMoment } from '../sealed-moment';
import { sideRefOf } from '../sides/sides';
import type { RowOf } from '../sql-types';
import { newestFirst } from './newest-first';
import { purgeSessions } from './purge-sessions';
import type { Provider } from './session.queries';
import {
  accountOfUser,
  addRefreshToken,
  addSession,
  displayedPersona,
  displayedUser,
  endSession,
  endSessionByToken,
  endSessions,
  lockSessionByRefresh,
  lockUser,
  renewSession,
  rolesOfPersona,
  sessionByAccess,
  sessionByUnusedRefresh,
  spendRefreshTokens,
  visitsOfOwner,
} from './session.queries';
import type { DisplayedUser, TokenPair } from './session-cookies';
import { hashToken, newToken } from './tokens';

export interface SessionLimits {
  readonly accessMilliseconds: number;
  readonly refreshMilliseconds: number;
  readonly leewayMilliseconds: number;
  readonly perUser: number;
}

export interface SessionOrigin {
  readonly provider: Provider;
  readonly subject?: string;
  readonly device: string;
}

export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly accessExpiresAt: number;
}

/** `reused` means that the session was ended, because the token must have been copied. */
export type TokenRotation =
  | { readonly kind: 'renewed'; readonly session: StoredSession; readonly tokens: TokenPair }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reused'; readonly sessionId: string };

type SessionRow = RowOf<typeof sessionByUnusedRefresh.columns>;

/** Stored sessions. Times come from the caller, in ms. */
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    private readonly limits: SessionLimits,
  ) {}

  /**
   * Starts a session. Ends the oldest sessions beyond the limit and returns their ids. Throws if the login was removed
   * in the meantime.
   */
  async start(
    userId: string,
    now: number,
    { provider, subject, device }: SessionOrigin,
  ): Promise<{ session: StoredSession; tokens: TokenPair; ended: readonly string[] }> {
    const sessionId = randomUUID();
    const { tokens, access, accessExpiresAt } = this.#newTokens(now);
    const ownerRef = this.authorship.ownerRef(userId);
    const [today, lastDay] = this.#days(now);
    const ended = await this.database.transaction(async (tx) => {
      const [user] = await tx.query(lockUser, userId);
      if (user === undefined) throw new Error('A session is started for a user who does not exist.');
      const [account] = subject === undefined ? [null] : await tx.query(accountOfUser, provider, subject, userId);
      if (account === undefined) throw new Error('A session is started with a login that was removed.');
      const others = await tx.query(visitsOfOwner, ownerRef);
      await tx.query(addSession, {
        id: sessionId,
        owner_ref: ownerRef,
        owner_seal: this.authorship.sealJson(Buffer.from(sessionId), userId),
        access_hash: access.hash,
        access_seal: access.seal,
        provider,
        device,
        started_on: today,
        ends_on: lastDay,
      });
      await tx.query(addRefreshToken, hashToken(tokens.refresh), sessionId, lastDay);
      const oldest = newestFirst(this.authorship, others).slice(this.limits.perUser - 1);
      const beyond = oldest.map(({ id }) => id);
      if (beyond.length > 0) await tx.query(endSessions, beyond);
      return beyond;
    });
    return { session: { sessionId, userId, accessExpiresAt }, tokens, ended };
  }

  async findByAccess(accessHash: Buffer, now: number): Promise<StoredSession | null> {
    const [row] = await this.database.query(sessionByAccess, accessHash);
    if (row === undefined) return null;
    const accessExpiresAt = unsealMoment(this.authorship, accessHash, row.access_seal);
    return accessExpiresAt > now ? { sessionId: row.id, userId: this.#userOf(row), accessExpiresAt } : null;
  }

  async findByRefresh(refreshHash: Buffer, now: number): Promise<Pick<StoredSession, 'sessionId' | 'userId'> | null> {
    const [row] = await this.database.query(sessionByUnusedRefresh, refreshHash, dayInIndia(now));
    return row === undefined ? null : { sessionId: row.id, userId: this.#userOf(row) };
  }

  /** Returns a new pair. A token used before the leeway ends its session. */
  async rotate(refreshToken: string, now: number): Promise<TokenRotation> {
    const hash = hashToken(refreshToken);
    return this.database.transaction(async (tx): Promise<TokenRotation> => {
      const [row] = await tx.query(lockSessionByRefresh, hash, dayInIndia(now));
      if (row === undefined) return { kind: 'unknown' };
      const place = Buffer.from(row.id);
      const usedAt = row.used_seal === null ? null : unsealMoment(this.authorship, place, row.used_seal);
      if (usedAt !== null && now - usedAt > this.limits.leewayMilliseconds) {
        await tx.query(endSession, row.id);
        return { kind: 'reused', sessionId: row.id };
      }
      // A reuse within the leeway leaves two new tokens. Using one ends the other, so that no copy survives.
      if (usedAt === null) await tx.query(spendRefreshTokens, row.id, sealMoment(this.authorship, place, now));
      return this.#renew(tx, row, now);
    });
  }

  async #renew(tx: Database, row: SessionRow, now: number): Promise<TokenRotation> {
    const { id } = row;
    const { tokens, access, accessExpiresAt } = this.#newTokens(now);
    const [today, lastDay] = this.#days(now);
    await tx.query(renewSession, id, access.hash, access.seal, today, lastDay);
    await tx.query(addRefreshToken, hashToken(tokens.refresh), id, lastDay);
    return { kind: 'renewed', session: { sessionId: id, userId: this.#userOf(row), accessExpiresAt }, tokens };
  }

  /** Ends the session. Accepts used tokens. Returns the session's id, or null if there is none. */
  async end(accessToken: string | null, refreshToken: string | null): Promise<string | null> {
    const accessHash = accessToken === null ? null : hashToken(accessToken);
    const refreshHash = refreshToken === null ? null : hashToken(refreshToken);
    const [row] = await this.database.query(endSessionByToken, accessHash, refreshHash);
    return row?.id ?? null;
  }

  async rolesOf(personaRef: Uint8Array): Promise<Pick<Viewer, 'isReader' | 'isWriter' | 'isEmployer'>> {
    const [row] = await this.database.query(rolesOfPersona, personaRef, sideRefOf(this.authorship, personaRef));
    return {
      isReader: row?.is_reader ?? false,
      isWriter: row?.is_writer ?? false,
      isEmployer: row?.is_employer ?? false,
    };
  }

  /** Reads the displayed user separately, because no statement joins identity and persona. */
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

  purge(now: number): Promise<void> {
    return purgeSessions(this.database, now);
  }

  #userOf({ id, owner_seal }: SessionRow): string {
    return String(this.authorship.unsealJson(Buffer.from(id), owner_seal));
  }

  #days(now: number): readonly [string, string] {
    return [dayInIndia(now), dayInIndia(now + this.limits.refreshMilliseconds)];
  }

  #newTokens(now: number) {
    const tokens: TokenPair = { access: newToken(), refresh: newToken() };
    const accessExpiresAt = now + this.limits.accessMilliseconds;
    const hash = hashToken(tokens.access);
    return { tokens, access: { hash, seal: sealMoment(this.authorship, hash, accessExpiresAt) }, accessExpiresAt };
  }
}
