import type { NewNotification } from './new-notification';

export function termsNotification(version: number): NewNotification {
  return ofTerms({
    subject: `terms ${version}`,
    title: 'Please agree to the terms',
    body: 'They say what you may expect from us, and what we expect from you. The changes are listed at the top.',
  });
}

/** Builds a notification sent once per quarter, such as `2026-Q4` (rule 3(1)(c) of the IT Rules 2021). */
export function rulesNotification(round: string): NewNotification {
  return ofTerms({
    subject: `rules ${round}`,
    title: 'The rules: a quarterly reminder',
    body: 'We can remove what breaks the rules or the law, and close the account. You are responsible for what you write. The law makes us report some offences.',
  });
}

function ofTerms({ subject, ...words }: { readonly subject: string; readonly title: string; readonly body: string }) {
  return {
    subject,
    variantId: 'rules',
    data: {
      ...words,
      cta: '/legal/terms-of-use',
      ctaText: 'Read the terms',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind: 'rules' },
    },
  } satisfies NewNotification;
}
