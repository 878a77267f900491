export const messages = {
  title: 'May other companies measure your visit?',
  about: (hosts: readonly string[]) =>
    `If you allow it, scripts of ${hosts.join(' and ')} run on our pages and learn which pages you open. Everything works without them. You can change your answer in the privacy notice.`,
  allow: 'Allow',
  refuse: 'Refuse',
} as const;
