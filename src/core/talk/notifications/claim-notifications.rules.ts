import { formatDate } from '@/core/kernel/formatting/date';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import type { NewNotification } from './new-notification';

const FACTS: Readonly<Record<CorrectedField, string>> = {
  WEBSITE: 'website',
  CAREER_SITE: 'careers page',
  HEADQUARTERS: 'headquarters',
  EMPLOYEES_WORLDWIDE: 'number of people worldwide',
};

/** Builds a notification about a claim that ends on `endsOn`. It leads to the claims. */
export function claimNotification(claim: {
  readonly claimId: string;
  readonly companyName: string;
  readonly endsOn: string;
}): NewNotification {
  const { claimId, companyName, endsOn } = claim;
  return ofClaims({
    subject: `claim ${claimId} ${endsOn}`,
    title: `Your claim of ${companyName} ends soon`,
    body: `It ends on ${formatDate(endsOn, 'day')}. Prove it again to keep it for another year.`,
    cta: '/companies/claim',
    ctaText: 'Renew the claim',
    params: {},
  });
}

/** Builds a notification that leads to the corrections of the claim. */
export function correctionNotification(decided: {
  readonly correctionId: string;
  readonly claimId: string;
  readonly companyName: string;
  readonly field: CorrectedField;
  readonly verdict: 'ACCEPTED' | 'REFUSED';
}): NewNotification {
  const { correctionId, claimId, companyName, field, verdict } = decided;
  const isAccepted = verdict === 'ACCEPTED';
  return ofClaims({
    subject: `correction ${correctionId}`,
    title: `Your correction for ${companyName} was ${isAccepted ? 'accepted' : 'refused'}`,
    body: isAccepted
      ? `Everyone can see the ${FACTS[field]} that you proposed, with its source.`
      : `It was about the ${FACTS[field]}. You can read the reason and propose another one.`,
    cta: `/companies/claim/${claimId}/entry`,
    ctaText: isAccepted ? 'Your corrections' : 'Read the reason',
    params: { correctionId },
  });
}

function ofClaims(news: {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly cta: string;
  readonly ctaText: string;
  readonly params: Readonly<Record<string, string>>;
}): NewNotification {
  const { subject, params, ...words } = news;
  return {
    subject,
    variantId: 'claim',
    data: {
      ...words,
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'claims', params },
      avatar: null,
      trackingData: { kind: 'claim' },
    },
  };
}
