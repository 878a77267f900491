import type { NewNotification } from './new-notification';

/** Builds a notification that names neither the company nor the contribution's kind. */
export function employerAnswerNotification(answerId: string): NewNotification {
  return {
    subject: employerAnswerSubject(answerId),
    variantId: 'employer-answered',
    data: {
      title: 'A company answered you',
      body: 'You can reply once. You stay anonymous.',
      cta: `/employer-answers/${answerId}`,
      ctaText: 'Read the answer',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'comment',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'employer-answered' },
    },
  };
}

export function employerAnswerSubject(answerId: string): string {
  return `employer answer ${answerId}`;
}
