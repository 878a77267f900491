import type { DraftCommunity } from '@/core/posting/draft';
import type { Requirement } from '@/core/session/roles';
import type { Votable } from '@/core/voting/vote';

/** What a user wanted to do when a login or a role was missing. */
export type Intent =
  | { readonly kind: 'vote'; readonly votable: Votable; readonly pressed: 'up' | 'down' }
  | { readonly kind: 'writePost'; readonly community: DraftCommunity | null };

export type IntentKind = Intent['kind'];

/** The role that each intent waits for. */
export const INTENT_ROLES: Readonly<Record<IntentKind, Requirement>> = { vote: 'reader', writePost: 'writer' };

/** Where the user was. */
export interface IntentPlace {
  readonly path: string;
  /** How far the page was scrolled, in px. */
  readonly scrollTop: number;
}

/** An intent as a device keeps it over a login and onboarding. */
export interface KeptIntent {
  readonly intent: Intent;
  /** The public id of the user; null if nobody was signed in, and then it is for whoever signs in next. */
  readonly owner: string | null;
  /** Null once the user is back there. */
  readonly place: IntentPlace | null;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly keptAt: number;
}
