import type { AttachmentKind } from '@/core/posting/attachment-kind';
import { MAX_OFFERS } from '@/core/salary-offers/offer.rules';
import { compareLimitMessage } from './saved-offers';

/** Salaries and offers as the composer handles them. */
export const offersAttachment: AttachmentKind = {
  kind: 'salary',
  isAttached: ({ salaryIds }) => salaryIds.length > 0,
  errorOf: ({ salaryIds }) => (salaryIds.length > MAX_OFFERS ? compareLimitMessage(MAX_OFFERS) : null),
  submissionOf: ({ salaryIds }) => ({ salaryIds }),
  fields: /^salaryIds(?:\.|$)/,
  none: { salaryIds: [] },
};
