import type { NewNotification } from './new-notification';

/** The consequences of breaking the rules: every account gets it once in a quarter such as `2026-Q4` (rule 3(1)(c) of the IT Rules 2021). */
export function rulesNews(round: string): NewNotification {
  return {
    subject: `rules ${round}`,
    variantId: 'rules',
    data: {
      title: 'The rules, as every quarter',
      body: 'What breaks them or the law can be removed, and the account closed. You answer for what you write; some offences must be reported.',
      cta: '/legal/terms-of-use',
      ctaText: 'Read the terms',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'rules' },
    },
  };
}
