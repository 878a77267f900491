import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { VotableType } from '@/core/talk/voting/vote';

/** The ways to share: the sheet of the device, a copied link, WhatsApp. */
export const SHARE_CHANNELS = ['native', 'copy', 'whatsapp'] as const;

export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** A post or a comment that is shared. */
export interface Shared {
  readonly resourceId: string;
  readonly resourceType: VotableType;
}

/** Counts shares, without saying whose. */
export interface ShareCounts {
  /** Returns how often it was shared, this time included. `notFound` if it is gone. */
  readonly recordShare: (
    share: Shared & { readonly channel: ShareChannel },
  ) => Promise<Result<{ readonly shares: number }, Failure>>;
}

export const ShareCountsPort: Key<ShareCounts> = Symbol('ShareCounts');
