import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';

/** Names a contribution. */
export interface ItemName {
  readonly kind: ModeratedKindName;
  readonly id: string;
}

/**
 * True if a contribution can be read by everybody (`live`), waits for a moderator (`held`), was taken off (`removed`), or was taken away by its
 * author, who can bring it back for a while (`withdrawn`).
 */
export type ItemState = 'live' | 'held' | 'removed' | 'withdrawn';

/** The rows of a contribution as JSON: its own one, and what else is its author's alone. */
export interface ItemRows {
  readonly item: {
    readonly id: string;
    /** In the hexadecimal form of PostgreSQL; null for an imported one, and missing in a kind that nobody writes. */
    readonly author_ref?: string | null | undefined;
    readonly author_seal?: string | null | undefined;
    /** In the same form; of kinds that an author tells once. */
    readonly once_ref?: string | null | undefined;
    readonly [column: string]: unknown;
  };
  readonly [others: string]: unknown;
}

/** A text of a contribution, with its place in the form. */
export interface ItemPart {
  readonly label:
    | 'TEXT'
    | 'LIKES'
    | 'DISLIKES'
    | 'STORY'
    | 'ROUND'
    | 'QUESTION'
    | 'OPTION'
    | 'CAPTION'
    | 'PICTURE'
    | 'VIDEO'
    | 'LINK'
    | 'BYLINE'
    | 'FACT';
  readonly text: string | null;
}
