import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';

export interface ItemName {
  readonly kind: ModeratedKindName;
  readonly id: string;
}

/**
 * `live` is public. `held` waits for a moderator. `removed` was removed by a moderator. `withdrawn` was deleted by its author, who can restore it for a while.
 */
export type ItemState = 'live' | 'held' | 'removed' | 'withdrawn';

export interface ItemRows {
  readonly item: {
    readonly id: string;
    /**
     * Hexadecimal, as PostgreSQL writes it. Null for an imported contribution, and missing in kinds without authors.
     */
    readonly author_ref?: string | null | undefined;
    readonly author_seal?: string | null | undefined;
    readonly once_ref?: string | null | undefined;
    readonly [column: string]: unknown;
  };
  readonly [others: string]: unknown;
}

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
