import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface DisplayedUser {
  readonly UserId: string;
  readonly userName: string;
  readonly fullAvatarUrl: string;
  readonly avatarBgColor: string;
}

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Issued tokens. `accessEndsAt` is in ms since 1970. */
export interface IssuedTokens {
  readonly draftKey: Uint8Array;
  readonly tokens: TokenPair;
  readonly accessEndsAt: number;
}

export interface CookieSettings {
  readonly secure: boolean;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const AUTHTYPE_SECONDS = 10 * 60;
const MERGE_SECONDS = 10 * 60;

const MERGE_COOKIE = 'MERGE';

const USER_COOKIE = 'UAC_I';

export function shownUserOf(request: FastifyRequest): string | null {
  return request.cookies[USER_COOKIE] || null;
}

/** The cookies of a session. AT and RT are for the server only, the others for the client (decisions 0.2). */
export class SessionCookies {
  constructor(private readonly settings: CookieSettings) {}

  write(reply: FastifyReply, { tokens, accessEndsAt, draftKey }: IssuedTokens, user: DisplayedUser): void {
    const { accessSeconds } = this.settings;
    this.#set(reply, 'AT', tokens.access, accessSeconds, true);
    this.#set(reply, 'RT', tokens.refresh, this.settings.refreshSeconds, true);
    // Outlives the access token, so that a page sees that it has ended.
    const span = `${accessEndsAt - accessSeconds * 1000}-${accessEndsAt}`;
    this.#set(reply, 'AT_SPAN', span, this.settings.refreshSeconds, false);
    this.#set(reply, 'UAC_K', '1', this.settings.refreshSeconds, false);
    this.#set(reply, USER_COOKIE, user.UserId, this.settings.refreshSeconds, false);
    const drafts = `${user.UserId}.${Buffer.from(draftKey).toString('base64url')}`;
    this.#set(reply, 'DRAFTS', drafts, DEVICE_SECONDS, false);
    this.writeDisplayedUser(reply, user);
  }

  writeDisplayedUser(reply: FastifyReply, user: DisplayedUser): void {
    this.#set(reply, 'usr_data', JSON.stringify(user), this.settings.refreshSeconds, false);
  }

  writeAuthtype(reply: FastifyReply, authtype: string): void {
    this.#set(reply, 'authtype', authtype, AUTHTYPE_SECONDS, false);
  }

  writeMergeProof(reply: FastifyReply, proof: string | null): void {
    const settings = { path: '/', sameSite: 'strict', secure: this.settings.secure, httpOnly: true } as const;
    if (proof === null) reply.clearCookie(MERGE_COOKIE, settings);
    else reply.setCookie(MERGE_COOKIE, proof, { ...settings, maxAge: MERGE_SECONDS });
  }

  writeDevice(reply: FastifyReply, deviceId: string): void {
    this.#set(reply, 'deviceId', deviceId, DEVICE_SECONDS, false);
  }

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
