import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { VotableType } from '@/core/talk/voting/vote';

export const SHARE_CHANNELS = ['native', 'copy', 'whatsapp'] as const;

export type ShareChannel = (typeof SHARE_CHANNELS)[number];

export interface SharedItem {
  readonly resourceId: string;
  readonly resourceType: VotableType;
}

export interface ShareCounts {
  /** Returns the count, including this share. `notFound` if the item is gone. */
  readonly recordShare: (
    share: SharedItem & { readonly channel: ShareChannel },
  ) => Promise<Result<{ readonly shares: number }, Failure>>;
}

export const ShareCountsPort: Key<ShareCounts> = Symbol('ShareCounts');
