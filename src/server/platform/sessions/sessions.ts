import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { EARLY_MS } from '@/core/kernel/common/token-life.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { deviceOf } from './device-of';
import type { CookieSettings, DisplayedUser, TokenPair } from './session-cookies';
import { SessionCookies } from './session-cookies';
import type { Rotation, SessionOrigin, StoredSession } from './session-store';
import { SessionStore } from './session-store';
import { hashToken, looksLikeToken } from './tokens';
import type { RememberedViewer } from './viewer-cache';
import { ViewerCache } from './viewer-cache';

export interface SessionsOptions {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly accessMinutes: number;
  readonly refreshDays: number;
  readonly perUser: number;
  /** True if viewers come over TLS. */
  readonly secure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that only grow, whatever happens to the clock: what a process remembers ends by them. */
  readonly uptime: () => number;
}

const LEEWAY_MS = 10_000;
const REMEMBER_MS = 10_000;
/** More at once are left to the database, which forgives them too. */
const MAX_ROTATIONS = 10_000;
/** Longer than any request takes. */
const ENDED_MS = 10 * 60_000;
const MAX_ENDED = 10_000;

/** Runs after the session of a user is stored. Returns whether it brought the account back. */
export type AfterStart = (started: Pick<SocketSession, 'userId' | 'sessionId'>) => Promise<boolean>;

/** The session and persona behind a socket. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly personaRef: Uint8Array;
}

/**
 * Sessions in cookies: an access token of some minutes and a refresh token of some days, both opaque, rotated when an open page asks
 * for it, or inside whichever request finds the access token at its end. A refresh token that comes again after its use ends the session, since
 * it must have been copied; for ten seconds it is forgiven, because requests run side by side and answers get lost.
 */
export class Sessions {
  readonly #store: SessionStore;
  readonly #cookies: SessionCookies;
  readonly #cache = new ViewerCache();
  /** Rotations of the last seconds by the token they used up: requests side by side share one new pair. */
  readonly #rotations: LRUCache<string, Promise<Rotation>>;
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #afterStart = new Set<AfterStart>();
  readonly #replies = new WeakMap<FastifyRequest, FastifyReply>();
  readonly #perRequest = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  readonly #ids = new WeakMap<FastifyRequest, string>();
  /** The sessions that ended while requests of theirs may be on their way. */
  readonly #ended: LRUCache<string, true>;

  constructor(private readonly options: SessionsOptions) {
    const { database, authorship, accessMinutes, refreshDays, perUser, secure, uptime } = options;
    this.#rotations = new LRUCache({ max: MAX_ROTATIONS, ttl: LEEWAY_MS, ttlResolution: 0, perf: { now: uptime } });
    this.#ended = new LRUCache({ max: MAX_ENDED, ttl: ENDED_MS, ttlResolution: 0, perf: { now: uptime } });
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
   * Returns the viewer; null for a guest. Renews or clears the session's cookies on `reply`, where all later cookies of the request go
   * too. Looked up once per request.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const known = this.#perRequest.get(request);
    if (known !== undefined) return known;
    this.#replies.set(request, reply);
    const viewer = this.#authenticate(request, reply);
    this.#perRequest.set(request, viewer);
    return viewer;
  }

  /** Returns the session of a new socket, which cannot get new cookies: a live access token or an unused refresh token counts and stays as it is. */
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

  /** Calls `listener` with the id of every session that ends before its time, so that what hangs on it can be cut. */
  onEnded(listener: (sessionId: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Adds what runs after a session is stored and before its browser has it, whatever the provider. It returns whether it brought an account back. */
  afterStart(restore: AfterStart): void {
    this.#afterStart.add(restore);
  }

  /** The user id as far as this process remembers it; reads nothing. For limits that must cost nothing. */
  rememberedUserId(request: FastifyRequest): string | null {
    const { AT } = request.cookies;
    if (!looksLikeToken(AT)) return null;
    return this.#cache.ownerOf(cacheKey(AT));
  }

  /** Returns whether a request has a token of the right form, which may still be forged; reads nothing. */
  claimsSession({ cookies: { AT, RT } }: FastifyRequest): boolean {
    return looksLikeToken(AT) || looksLikeToken(RT);
  }

  /** The device of a browser that has signed in here before; null for one that has not, or made its id up. */
  ownDevice({ cookies: { deviceId } }: FastifyRequest): string | null {
    return deviceId !== undefined && this.options.authorship.isOwnDevice(deviceId) ? deviceId : null;
  }

  /**
   * Signs a user in: ends the browser's earlier session and sets all cookies. `authtype` is the provider's wire name. Returns whether the
   * account was brought back by it.
   */
  async start(
    request: FastifyRequest,
    userId: string,
    login: Required<Pick<SessionOrigin, 'provider' | 'subject'>>,
    authtype: string,
  ): Promise<boolean> {
    const reply = this.#replyTo(request);
    await this.#endQuietly(request);
    const origin = { ...login, device: deviceOf(request.headers['user-agent']) };
    const { session, tokens, ended } = await this.#store.start(userId, this.options.now(), origin);
    for (const sessionId of ended) this.announceEnd(sessionId);
    // Not before: a pause that comes between would find no session to end, and hide the account of the one that starts.
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

  /**
   * Renews the pair before its time, by the same rotation as a request that comes too late for its access token. Returns false if
   * the request has no refresh token that counts.
   */
  async renew(request: FastifyRequest): Promise<boolean> {
    return (await this.#renew(request, this.#replyTo(request))) !== null;
  }

  /** Signs the browser out: its session ends at once and its cookies go. Without a session only the cookies go. */
  async end(request: FastifyRequest): Promise<void> {
    await this.#endQuietly(request);
    this.#cookies.clear(this.#replyTo(request));
  }

  idOf(request: FastifyRequest): string | null {
    return this.#ids.get(request) ?? null;
  }

  /** Returns whether the session of a request has ended since the request was authenticated: its body may take a minute. */
  hasEnded(request: FastifyRequest): boolean {
    const id = this.idOf(request);
    return id !== null && this.isEnded(id);
  }

  /** Returns whether a session has ended in the last minutes, by this process or another one; reads nothing. */
  isEnded(sessionId: string): boolean {
    return this.#ended.has(sessionId);
  }

  /** Clears the cookies of a browser whose session was ended beside it. */
  clearCookies(request: FastifyRequest): void {
    this.#cookies.clear(this.#replyTo(request));
  }

  /** Sets the sealed proof of another account; null clears it. */
  writeMergeProof(request: FastifyRequest, proof: string | null): void {
    this.#cookies.writeMergeProof(this.#replyTo(request), proof);
  }

  /** Call it after a session was ended in the database: what hangs on it is cut. */
  announceEnd(sessionId: string): void {
    this.noteEnd(sessionId);
    for (const listener of this.#listeners) listener(sessionId);
  }

  /** Notes that a session was ended, by this process or another one: its requests that are on their way are refused. */
  noteEnd(sessionId: string): void {
    this.#ended.set(sessionId, true);
    this.forgetSession(sessionId);
  }

  /** Reads a session again at its next request; another process may have ended it. */
  forgetSession(sessionId: string): void {
    this.#cache.forgetSession(sessionId);
    // One of them may have renewed this session; the database forgives what the others need.
    this.#rotations.clear();
  }

  /** Call it after a user's roles have changed: the next request reads it again. */
  forget(userId: string): void {
    this.#cache.forgetUser(userId);
  }

  /** Call it after a user's pseudonym or avatar has changed: sets the new usr_data and calls `forget`. */
  async refreshDisplayedUser(request: FastifyRequest, userId: string): Promise<DisplayedUser> {
    this.forget(userId);
    const user = await this.#store.displayOf(userId);
    this.#cookies.writeDisplayedUser(this.#replyTo(request), user);
    return user;
  }

  /** Removes expired sessions; a job runs it now and then. */
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
    // Otherwise the client would go on showing a signed-in user.
    if (AT !== undefined || RT !== undefined || UAC_K !== undefined) this.#cookies.clear(reply);
    return null;
  }

  /** Trades the request's refresh token for a new pair and returns its viewer; null if it does not count. */
  async #renew(request: FastifyRequest, reply: FastifyReply): Promise<RememberedViewer | null> {
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

  #identified(request: FastifyRequest, { viewer, sessionId }: RememberedViewer): Viewer {
    this.#ids.set(request, sessionId);
    return viewer;
  }

  /** Null also for a token that ends within `early` milliseconds. */
  async #byAccess(token: string, now: number, early: number): Promise<RememberedViewer | null> {
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
  ): Promise<RememberedViewer> {
    const draftKey = this.options.authorship.draftKey(session.userId);
    const issued = { tokens, accessEndsAt: session.accessExpiresAt, draftKey };
    this.#cookies.write(reply, issued, await this.#store.displayOf(session.userId));
    return this.#remember(cacheKey(tokens.access), session, this.options.now(), changes);
  }

  /** `changes` is the cache's count from before the session was read. */
  async #remember(key: string, session: StoredSession, now: number, changes: number): Promise<RememberedViewer> {
    const personaRef = this.options.authorship.personaRef(session.userId);
    const viewer = { userId: session.userId, personaRef, ...(await this.#store.rolesOf(personaRef)) };
    const until = this.options.uptime() + Math.min(REMEMBER_MS, session.accessExpiresAt - EARLY_MS - now);
    const remembered = { viewer, sessionId: session.sessionId, until };
    // An entry that was dropped while we read may have been read too early.
    if (this.#cache.changes === changes) this.#cache.put(key, remembered);
    return remembered;
  }

  #rotate(token: string, now: number): Promise<Rotation> {
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

/** The memory of the process holds hashes too, so that a dump of it opens no session. */
function cacheKey(token: string): string {
  return hashToken(token).toString('base64');
}
