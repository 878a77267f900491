import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LRUCache } from 'lru-cache';
import { EARLY_MS } from '@/core/kernel/common/token-life.rules';
import type { Viewer } from '@/server/contract/viewer';
import { growingCache } from '@/server/platform/growing-cache';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { deviceNameOf } from './device-of';
import type { CookieSettings, DisplayedUser, TokenPair } from './session-cookies';
import { SessionCookies } from './session-cookies';
import type { SessionOrigin, StoredSession, TokenRotation } from './session-store';
import { SessionStore } from './session-store';
import { hashToken, looksLikeToken } from './tokens';
import type { CachedViewer } from './viewer-cache';
import { ViewerCache } from './viewer-cache';

export interface SessionsOptions {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly accessMinutes: number;
  readonly refreshDays: number;
  readonly perUser: number;
  readonly secure: boolean;
  readonly now: () => number;
  /** Monotonic ms, which clock changes do not affect. */
  readonly uptime: () => number;
}

const LEEWAY_MS = 10_000;
const REMEMBER_MS = 10_000;
/** The maximum number of cached rotations. For evicted ones, the database tolerates reuse within the leeway. */
const MAX_ROTATIONS = 10_000;
/** Time for which ended sessions are remembered, longer than any request takes. */
const ENDED_MS = 10 * 60_000;
const MAX_ENDED = 10_000;

/** Runs after the start of a session. Returns true if it restored a deactivated account. */
export type AfterSessionStart = (started: Pick<SocketSession, 'userId' | 'sessionId'>) => Promise<boolean>;

/** The session and persona behind a socket. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly personaRef: Uint8Array;
}

/**
 * Cookie sessions. Access tokens are opaque and last minutes; refresh tokens last days, and an open page or an expiring
 * request rotates them. A reused refresh token ends the session as stolen, except for ten seconds, since requests run
 * concurrently and answers get lost.
 */
export class Sessions {
  readonly #store: SessionStore;
  readonly #cookies: SessionCookies;
  readonly #cache = new ViewerCache();
  /** Recent rotations by used token. Concurrent requests share a new pair. */
  readonly #rotations: LRUCache<string, Promise<TokenRotation>>;
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #afterStart = new Set<AfterSessionStart>();
  readonly #replies = new WeakMap<FastifyRequest, FastifyReply>();
  readonly #perRequest = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  readonly #identities = new WeakMap<FastifyRequest, Pick<CachedViewer, 'sessionId' | 'endsAt'>>();
  readonly #ended: LRUCache<string, true>;

  constructor(private readonly options: SessionsOptions) {
    const { database, authorship, accessMinutes, refreshDays, perUser, secure, uptime } = options;
    this.#rotations = growingCache(MAX_ROTATIONS, { ttl: LEEWAY_MS, ttlResolution: 0, perf: { now: uptime } });
    this.#ended = growingCache(MAX_ENDED, { ttl: ENDED_MS, ttlResolution: 0, perf: { now: uptime } });
    const accessMilliseconds = accessMinutes * 60_000;
    const refreshMilliseconds = refreshDays * 86_400_000;
    this.#store = new SessionStore(database, authorship, {
      accessMilliseconds,
      refreshMilliseconds,
      leewayMilliseconds: LEEWAY_MS,
      perUser,
    });
    const settings: CookieSettings = {
      secure,
      accessSeconds: accessMilliseconds / 1000,
      refreshSeconds: refreshMilliseconds / 1000,
    };
    this.#cookies = new SessionCookies(settings);
  }

  /**
   * Returns the viewer, or null for a guest. Renews or clears the session's cookies on `reply`, which later cookies of
   * the request also use. Cached per request.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const known = this.#perRequest.get(request);
    if (known !== undefined) return known;
    this.#replies.set(request, reply);
    const viewer = this.#authenticate(request, reply);
    this.#perRequest.set(request, viewer);
    return viewer;
  }

  /**
   * Authenticates a socket, which gets no new cookies. Accepts a live access token or an unused refresh token without
   * renewing it.
   */
  async authenticateSocket(cookies: Readonly<Record<string, string | undefined>>): Promise<SocketSession | null> {
    const { AT, RT } = cookies;
    const now = this.options.now();
    const session =
      (looksLikeToken(AT) ? await this.#store.findByAccess(hashToken(AT), now) : null) ??
      (looksLikeToken(RT) ? await this.#store.findByRefresh(hashToken(RT), now) : null);
    if (session === null) return null;
    const { sessionId, userId } = session;
    return { sessionId, userId, personaRef: this.options.authorship.personaRef(userId) };
  }

  onEnded(listener: (sessionId: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Runs `restore` before the browser gets the session. It returns true if it restored an account. */
  afterStart(restore: AfterSessionStart): void {
    this.#afterStart.add(restore);
  }

  /** Returns the user from memory only, for limits that must cost nothing. */
  rememberedUserId(request: FastifyRequest): string | null {
    const { AT } = request.cookies;
    if (!looksLikeToken(AT)) return null;
    return this.#cache.ownerOf(cacheKey(AT));
  }

  /** Returns true if a cookie has the format of a token. The token may be forged. */
  claimsSession({ cookies: { AT, RT } }: FastifyRequest): boolean {
    return looksLikeToken(AT) || looksLikeToken(RT);
  }

  /** Returns null for a browser that never signed in here, or a forged id. */
  ownDevice({ cookies: { deviceId } }: FastifyRequest): string | null {
    return deviceId !== undefined && this.options.authorship.isOwnDevice(deviceId) ? deviceId : null;
  }

  /**
   * Ends the browser's earlier session and sets all cookies. `authtype` is the provider's name in the cookie. Returns
   * true if it restored the account.
   */
  async start(
    request: FastifyRequest,
    userId: string,
    login: Required<Pick<SessionOrigin, 'provider' | 'subject'>>,
    authtype: string,
  ): Promise<boolean> {
    const reply = this.#replyTo(request);
    await this.#endQuietly(request);
    const origin = { ...login, device: deviceNameOf(request.headers['user-agent']) };
    const { session, tokens, ended } = await this.#store.start(userId, this.options.now(), origin);
    for (const sessionId of ended) this.announceEnd(sessionId);
    // Runs after the session is stored. Otherwise a concurrent pause would miss the session and hide the account.
    let wasBroughtBack = false;
    for (const restore of this.#afterStart)
      wasBroughtBack = (await restore({ userId, sessionId: session.sessionId })) || wasBroughtBack;
    const issued = {
      tokens,
      accessEndsAt: session.accessExpiresAt,
      draftKey: this.options.authorship.draftKey(userId),
    };
    this.#cookies.write(reply, issued, await this.#store.displayOf(userId));
    this.#cookies.writeAuthtype(reply, authtype);
    if (this.ownDevice(request) === null) this.#cookies.writeDevice(reply, this.options.authorship.deviceId());
    return wasBroughtBack;
  }

  /** Renews the pair early. Returns false without a valid refresh token. */
  async renew(request: FastifyRequest): Promise<boolean> {
    return (await this.#renew(request, this.#replyTo(request))) !== null;
  }

  /** Ends the session and clears cookies. */
  async end(request: FastifyRequest): Promise<void> {
    await this.#endQuietly(request);
    this.#cookies.clear(this.#replyTo(request));
  }

  idOf(request: FastifyRequest): string | null {
    return this.#identities.get(request)?.sessionId ?? null;
  }

  /** Returns when the request's access token, possibly a new one, expires, in ms since 1970. Null for a guest. */
  endOf(request: FastifyRequest): number | null {
    return this.#identities.get(request)?.endsAt ?? null;
  }

  /** Returns true if the session ended since authentication. Uploading a body may take a minute. */
  hasEnded(request: FastifyRequest): boolean {
    const id = this.idOf(request);
    return id !== null && this.isEnded(id);
  }

  /** Returns true if any process ended the session in the last minutes. Uses memory only. */
  isEnded(sessionId: string): boolean {
    return this.#ended.has(sessionId);
  }

  clearCookies(request: FastifyRequest): void {
    this.#cookies.clear(this.#replyTo(request));
  }

  writeMergeProof(request: FastifyRequest, proof: string | null): void {
    this.#cookies.writeMergeProof(this.#replyTo(request), proof);
  }

  /** Closes sockets. Call it after a session was ended in the database. */
  announceEnd(sessionId: string): void {
    this.noteEnd(sessionId);
    for (const listener of this.#listeners) listener(sessionId);
  }

  /** Refuses a session's requests in progress, whichever process ended it. */
  noteEnd(sessionId: string): void {
    this.#ended.set(sessionId, true);
    this.forgetSession(sessionId);
  }

  /** Drops the cached session, since another process may have ended it. */
  forgetSession(sessionId: string): void {
    this.#cache.forgetSession(sessionId);
    // A concurrent request may have renewed this session; the database forgives the others.
    this.#rotations.clear();
  }

  forget(userId: string): void {
    this.#cache.forgetUser(userId);
  }

  /** Sets the new usr_data cookie and calls `forget`. */
  async refreshDisplayedUser(request: FastifyRequest, userId: string): Promise<DisplayedUser> {
    this.forget(userId);
    const user = await this.#store.displayOf(userId);
    this.#cookies.writeDisplayedUser(this.#replyTo(request), user);
    return user;
  }

  purge(): Promise<void> {
    return this.#store.purge(this.options.now());
  }

  async #authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const { AT, RT, UAC_K } = request.cookies;
    const now = this.options.now();
    const early = looksLikeToken(RT) ? EARLY_MS : 0;
    const known = looksLikeToken(AT) ? await this.#byAccess(AT, now, early) : null;
    if (known !== null) return this.#identified(request, known);
    const renewed = await this.#renew(request, reply);
    if (renewed !== null) return this.#identified(request, renewed);
    // Clears the cookies, because otherwise the client would keep showing a signed-in user.
    if (AT !== undefined || RT !== undefined || UAC_K !== undefined) this.#cookies.clear(reply);
    return null;
  }

  /** Rotates the refresh token. Returns null if invalid. */
  async #renew(request: FastifyRequest, reply: FastifyReply): Promise<CachedViewer | null> {
    const { RT } = request.cookies;
    if (!looksLikeToken(RT)) return null;
    const { changes } = this.#cache;
    const rotation = await this.#rotate(RT, this.options.now());
    if (rotation.kind === 'renewed') return this.#renewed(reply, rotation.session, rotation.tokens, changes);
    if (rotation.kind === 'reused') {
      this.announceEnd(rotation.sessionId);
      request.log.warn('a used refresh token came again; its session has been ended');
    }
    return null;
  }

  #identified(request: FastifyRequest, remembered: CachedViewer): Viewer {
    this.#identities.set(request, remembered);
    return remembered.viewer;
  }

  /** Returns null also for a token that ends within `early` ms. */
  async #byAccess(token: string, now: number, early: number): Promise<CachedViewer | null> {
    const key = cacheKey(token);
    const remembered = this.#cache.get(key, this.options.uptime());
    if (remembered !== null) return remembered;
    const { changes } = this.#cache;
    const session = await this.#store.findByAccess(hashToken(token), now);
    if (session === null || session.accessExpiresAt - now <= early) return null;
    return this.#remember(key, session, now, changes);
  }

  async #renewed(
    reply: FastifyReply,
    session: StoredSession,
    tokens: TokenPair,
    changes: number,
  ): Promise<CachedViewer> {
    const draftKey = this.options.authorship.draftKey(session.userId);
    const issued = { tokens, accessEndsAt: session.accessExpiresAt, draftKey };
    this.#cookies.write(reply, issued, await this.#store.displayOf(session.userId));
    return this.#remember(cacheKey(tokens.access), session, this.options.now(), changes);
  }

  /** Stores a session in the cache. `changes` is the cache's count before the session was read. */
  async #remember(key: string, session: StoredSession, now: number, changes: number): Promise<CachedViewer> {
    const personaRef = this.options.authorship.personaRef(session.userId);
    const viewer = { userId: session.userId, personaRef, ...(await this.#store.rolesOf(personaRef)) };
    const until = this.options.uptime() + Math.min(REMEMBER_MS, session.accessExpiresAt - EARLY_MS - now);
    const remembered = { viewer, sessionId: session.sessionId, endsAt: session.accessExpiresAt, until };
    // An entry dropped since then may have been read too early.
    if (this.#cache.changes === changes) this.#cache.put(key, remembered);
    return remembered;
  }

  #rotate(token: string, now: number): Promise<TokenRotation> {
    const key = cacheKey(token);
    const running = this.#rotations.get(key);
    if (running !== undefined) return running;
    const rotation = this.#store.rotate(token, now);
    this.#rotations.set(key, rotation);
    rotation.catch(() => this.#rotations.delete(key));
    return rotation;
  }

  #replyTo(request: FastifyRequest): FastifyReply {
    const reply = this.#replies.get(request);
    if (reply === undefined) throw new Error('Cookies can be set only after the request was authenticated.');
    return reply;
  }

  async #endQuietly(request: FastifyRequest): Promise<void> {
    const { AT, RT } = request.cookies;
    const access = looksLikeToken(AT) ? AT : null;
    const refresh = looksLikeToken(RT) ? RT : null;
    if (access === null && refresh === null) return;
    const sessionId = await this.#store.end(access, refresh);
    if (sessionId !== null) this.announceEnd(sessionId);
    if (refresh !== null) this.#rotations.delete(cacheKey(refresh));
  }
}

/** Returns a hash, so that a memory dump opens no session. */
function cacheKey(token: string): string {
  return hash('sha256', token, 'base64');
}
