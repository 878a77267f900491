import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { LegalContacts } from './legal-contacts';
import type { Summons, SummonsReceipt } from './summons';

/** The contacts of the service, and the way in for authorities. Open to every viewer. */
export interface LegalNotices {
  getLegalContacts(): Promise<Result<LegalContacts, Failure>>;
  /** Returns the first receipt where the same notice was sent before; `conflict` (notice_changed) where it said something else. */
  sendSummons(given: Summons): Promise<Result<SummonsReceipt, Failure>>;
}

/** Names the LegalNotices port in the container. */
export const LegalNoticesPort: Key<LegalNotices> = Symbol('LegalNotices');
