import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { LegalContacts } from './legal-contacts';
import type { Summons, SummonsReceipt, UploadedOrder } from './summons';

export interface LegalNotices {
  readonly getLegalContacts: () => Promise<Result<LegalContacts, Failure>>;
  /**
   * Uploads the document of an order. `sendSummons` must name it within an hour. Fails with `invalid` if it is not a
   * PDF (`order_unreadable`).
   */
  readonly uploadOrder: (content: Uint8Array<ArrayBuffer>) => Promise<Result<UploadedOrder, Failure>>;
  /**
   * Returns the first receipt if the same notice was sent before. Fails with `conflict` (notice_changed) if its content
   * differs. Fails with `invalid` for an order to remove without its document (`order_missing`), and for a document
   * that was not uploaded or is another notice’s (`order_not_usable`).
   */
  readonly sendSummons: (given: Summons) => Promise<Result<SummonsReceipt, Failure>>;
}

export const LegalNoticesPort: Key<LegalNotices> = Symbol('LegalNotices');
