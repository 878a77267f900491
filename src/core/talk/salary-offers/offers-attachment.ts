import type { AttachmentKind } from '@/core/kernel/common/attachment-kind';
import { MAX_OFFERS } from '@/core/talk/salary-offers/offer.rules';
import { offerMessages } from './offer-messages';
import { compareLimitMessage } from './saved-offers';

interface WithOffers {
  readonly salaryIds: readonly number[];
}

export const offersAttachment: AttachmentKind<WithOffers, WithOffers, 'salary'> = {
  kind: 'salary',
  isAttached: ({ salaryIds }) => salaryIds.length > 0,
  errorOf: ({ salaryIds }) => {
    if (salaryIds.length === 0) return offerMessages.noneChosen;
    return salaryIds.length > MAX_OFFERS ? compareLimitMessage(MAX_OFFERS) : null;
  },
  submissionOf: ({ salaryIds }) => ({ salaryIds }),
  fields: /^salaryIds(?:\.|$)/,
  none: { salaryIds: [] },
};
