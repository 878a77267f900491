import type { Cookies } from '../wire/cookies';

export interface Identity {
  readonly persona: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
  readonly secrets: readonly string[];
  readonly hasSession: boolean;
}

/** The personas in order of increasing rights. `other` is a second writer. */
export const PERSONAS = ['guest', 'user', 'reader', 'writer'] as const;

/** The owner of resources that the first writer may not change. */
export const OTHER = 'other';

export const BYSTANDER = 'reader';

export const MODERATOR = 'moderator';
