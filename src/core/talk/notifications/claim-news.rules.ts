import { formatDate } from '@/core/kernel/formatting/date';
import type { NewNotification } from './new-notification';

/** A claim of the user ends soon, on the day `endsOn`; it leads to the claims. */
export function claimNews(claim: {
  readonly claimId: string;
  readonly companyName: string;
  readonly endsOn: string;
}): NewNotification {
  const { claimId, companyName, endsOn } = claim;
  return {
    subject: `claim ${claimId} ${endsOn}`,
    variantId: 'claim',
    data: {
      title: `Your claim of ${companyName} ends soon`,
      body: `It ends on ${formatDate(endsOn, 'day')}. Prove it again to keep it for another year.`,
      cta: '/companies/claim',
      ctaText: 'Renew the claim',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'claims', params: {} },
      avatar: null,
      trackingData: { kind: 'claim' },
    },
  };
}
