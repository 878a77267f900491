import type { NewNotification } from './new-notification';

const KINDS = {
  review: 'review',
  salary: 'salary report',
  interview: 'interview report',
  benefits: 'report of benefits',
  tenure: 'report of joining and leaving',
} as const;

/** Builds a notification about a contribution that was refused once the added company was accepted. */
export function droppedContributionNotification(dropped: {
  readonly id: string;
  readonly kind: keyof typeof KINDS;
  readonly companyName: string;
  readonly reason: string;
}): NewNotification {
  const { id, kind, companyName, reason } = dropped;
  return {
    subject: `dropped ${id}`,
    variantId: 'contribution-dropped',
    data: {
      title: `Your ${KINDS[kind]} about ${companyName} was not published`,
      body: `${companyName} is in the list now. ${reason}`,
      cta: '/user/contributions',
      ctaText: 'Your contributions',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'contributions', params: {} },
      avatar: null,
      trackingData: { kind: 'contribution-dropped' },
    },
  };
}
