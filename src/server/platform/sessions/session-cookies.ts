import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The user's persona as the client may show it: the cookie usr_data, as JSON. No real name, no email and no token. */
export interface DisplayedUser {
  /** The opaque public id, as in UAC_I. */
  readonly UserId: string;
  /** The pseudonym; empty until chosen, as the next two. */
  readonly userName: string;
  readonly fullAvatarUrl: string;
  readonly avatarBgColor: string;
}

/** Both tokens of a session, readable only here: the database has their hashes. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Tokens, and the moment when the access token ends, in milliseconds since 1970. */
export interface IssuedTokens {
  /** Seals the user's drafts on the device while they are logged out. */
  readonly draftKey: Uint8Array;
  readonly tokens: TokenPair;
  readonly accessEndsAt: number;
}

export interface CookieSettings {
  /** True if browsers connect over TLS. */
  readonly secure: boolean;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const AUTHTYPE_SECONDS = 10 * 60;
const MERGE_SECONDS = 10 * 60;

const MERGE_COOKIE = 'MERGE';

const USER_COOKIE = 'UAC_I';

/** Returns the public id of the user that the browser's session belongs to; null if its cookie is missing. */
export function shownUserOf(request: FastifyRequest): string | null {
  return request.cookies[USER_COOKIE] || null;
}

/** The cookies of a session (decisions 0.2): AT and RT for the server alone, the others for the client to read. */
export class SessionCookies {
  constructor(private readonly settings: CookieSettings) {}

  /** Sets every cookie of a session. */
  write(reply: FastifyReply, { tokens, accessEndsAt, draftKey }: IssuedTokens, user: DisplayedUser): void {
    const { accessSeconds } = this.settings;
    this.#set(reply, 'AT', tokens.access, accessSeconds, true);
    this.#set(reply, 'RT', tokens.refresh, this.settings.refreshSeconds, true);
    // Outlives the access token, so that a page sees that it has ended.
    const span = `${accessEndsAt - accessSeconds * 1000}-${accessEndsAt}`;
    this.#set(reply, 'AT_SPAN', span, this.settings.refreshSeconds, false);
    this.#set(reply, 'UAC_K', '1', this.settings.refreshSeconds, false);
    this.#set(reply, USER_COOKIE, user.UserId, this.settings.refreshSeconds, false);
    // The page deletes it, once it has sealed the drafts of whoever is gone.
    const drafts = `${user.UserId}.${Buffer.from(draftKey).toString('base64url')}`;
    this.#set(reply, 'DRAFTS', drafts, DEVICE_SECONDS, false);
    this.writeDisplayedUser(reply, user);
  }

  /** Sets usr_data alone, after the user chose another name or avatar. */
  writeDisplayedUser(reply: FastifyReply, user: DisplayedUser): void {
    this.#set(reply, 'usr_data', JSON.stringify(user), this.settings.refreshSeconds, false);
  }

  /** Names the provider of the sign-in; the client clears the cookie once it has counted the sign-in. */
  writeAuthtype(reply: FastifyReply, authtype: string): void {
    this.#set(reply, 'authtype', authtype, AUTHTYPE_SECONDS, false);
  }

  /** Sets or clears the proof of another account. */
  writeMergeProof(reply: FastifyReply, proof: string | null): void {
    const settings = { path: '/', sameSite: 'strict', secure: this.settings.secure, httpOnly: true } as const;
    if (proof === null) reply.clearCookie(MERGE_COOKIE, settings);
    else reply.setCookie(MERGE_COOKIE, proof, { ...settings, maxAge: MERGE_SECONDS });
  }

  /** Names this browser permanently, if it has no name yet. */
  writeDevice(reply: FastifyReply, deviceId: string): void {
    this.#set(reply, 'deviceId', deviceId, DEVICE_SECONDS, false);
  }

  /** Clears the cookies of `write` and `writeAuthtype`; the browser keeps its device id. */
  clear(reply: FastifyReply): void {
    for (const name of ['AT', 'RT', 'AT_SPAN', 'UAC_K', 'UAC_I', 'usr_data', 'authtype', MERGE_COOKIE]) {
      reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: this.settings.secure });
    }
  }

  #set(reply: FastifyReply, name: string, value: string, seconds: number, httpOnly: boolean): void {
    reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: this.settings.secure,
      httpOnly,
      maxAge: seconds,
    });
  }
}
