import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Complaint, ComplaintReceipt, ComplaintState, ComplaintSums } from '@/core/kernel/moderated/complaint';

export interface Complaints {
  /**
   * Returns the first receipt if the same complaint was sent before. Fails with `conflict` (`complaint_changed`) for a
   * different complaint with the same key, with `notFound` (`contribution_gone`), and with `invalid`
   * (`address_unknown`, `email_required`).
   */
  readonly sendComplaint: (complaint: Complaint) => Promise<Result<ComplaintReceipt, Failure>>;
  /** Fails with `notFound` (`complaint_not_found`). */
  readonly getComplaint: (named: { readonly key: string }) => Promise<Result<ComplaintState, Failure>>;
  readonly getComplaintSums: () => Promise<Result<ComplaintSums, Failure>>;
}

export const ComplaintsPort: Key<Complaints> = Symbol('Complaints');
