import type { NewNotification } from './new-notification';

const KINDS = {
  review: 'review',
  salary: 'salary report',
  interview: 'interview report',
  benefits: 'report of benefits',
  tenure: 'report of joining and leaving',
} as const;

/** Returns the notification about a contribution to an added company that was refused once the company was there, with the sentence of the refusal. */
export function droppedNews(dropped: {
  /** The id of the added company. */
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
