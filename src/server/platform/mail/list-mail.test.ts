import { expect, it } from 'vitest';
import { listMail } from './list-mail';

const mail = listMail({
  to: 'asha@mail.example',
  brand: 'Tarakki',
  subject: 'This week',
  items: [
    {
      label: 'Is <b>30 days</b> enough?',
      detail: 'Notice Period · 1 comment',
      href: 'https://tarakki.example/p/1?a=1&b=2',
    },
    { label: 'No detail', detail: '', href: 'https://tarakki.example/p/2' },
  ],
  more: { label: 'See all new jobs', href: 'https://tarakki.example/' },
  reason: 'You asked for it',
  unsubscribe: 'https://tarakki.example/unsubscribe?k=abc',
});

it('a mail that is a list says the same as text and as a page, and ends with the way out', () => {
  expect(mail.text).toBe(
    [
      'Is <b>30 days</b> enough?',
      'Notice Period · 1 comment',
      'https://tarakki.example/p/1?a=1&b=2',
      '',
      'No detail',
      'https://tarakki.example/p/2',
      '',
      'See all new jobs: https://tarakki.example/',
      '',
      'You asked for it:',
      'https://tarakki.example/unsubscribe?k=abc',
    ].join('\n'),
  );
  const addresses = [...(mail.html ?? '').matchAll(/<a href="([^"]+)">/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://tarakki.example/p/1?a=1&amp;b=2',
    'https://tarakki.example/p/2',
    'https://tarakki.example/',
    'https://tarakki.example/unsubscribe?k=abc',
  ]);
});

it('what users wrote is text in the page, which asks for nothing from anywhere', () => {
  expect(mail.html).toContain('Is &lt;b&gt;30 days&lt;/b&gt; enough?');
  expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object)\b|url\(|@import/i);
});
