import type { Cookies } from '../wire/cookies';

/** The session of a persona. */
export interface Identity {
  readonly persona: string;
  /** Sent with each call beside the cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
  /** Texts that no answer to another persona may hold: the user's id, mail address and name. */
  readonly secrets: readonly string[];
  /** True if it is more than a guest. */
  readonly hasSession: boolean;
}

/** The personas in the order of what they may; `other` is a second writer. */
export const PERSONAS = ['guest', 'user', 'reader', 'writer'] as const;

/** A second writer: owns what the first one may not touch. */
export const OTHER = 'other';

/** The persona at the sockets that nothing of a run is for. */
export const BYSTANDER = 'reader';

/** The persona that decides on reports; not a step above a writer. */
export const MODERATOR = 'moderator';
