import { expect, it } from 'vitest';
import { containsLink } from './links-in-messages.rules';

it.each([
  ['evil.com', true],
  ['EVIL.COM', true],
  ['evil.zip', false],
  ['jobs.evil.in', true],
  ['b.com', false],
  ['They pay 12.5 LPA.In March it was less.', false],
])('before it is sent, “%s” holds a link: %s', (text, isLink) => expect(containsLink(text)).toBe(isLink));
