import type { Cookies } from '../wire/cookies';

export interface Identity {
  readonly persona: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
  readonly secrets: readonly string[];
  readonly hasSession: boolean;
}

/** The personas in the order of what they may; `other` is a second writer. */
export const PERSONAS = ['guest', 'user', 'reader', 'writer'] as const;

/** Owns what the first writer may not touch. */
export const OTHER = 'other';

export const BYSTANDER = 'reader';

export const MODERATOR = 'moderator';
