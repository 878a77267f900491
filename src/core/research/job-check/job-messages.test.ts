import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { checkMessage } from './check-message.rules';
import { KnownDomains } from './look-alike.rules';
import { COMMON_SIGNS, SIGN_KINDS, STRONG_SIGNS } from './message-check';

const NAMES = [
  'Vaayuna Technologies',
  'Meghanta Cloud',
  'Jeevanika Hospitals',
  'Thelakart',
  'Lohavarta Steel',
  'Garudanta Air',
  'Tiffinara',
  'Swaadita Foods',
  'Rathayana Motors',
  'Nilavar Softworks',
  'Ausadhira Pharma',
  'Kavachara Life',
  'Suvarnadeepa Bank',
  'Ekvaani Digital',
  'Dhruvanta Pay',
  'Kolamba Retail',
];
const companies = NAMES.map((name) => ({ name, domains: [`${name.toLowerCase().split(' ')[0]}.example`] }));
const domains = new KnownDomains(companies, listedHostNames);

/** Messages that two people wrote who did not write the rules: `=== fraud fee` or `=== genuine offer`, then the text. */
const messages = readFileSync('tests/data/job-messages.txt', 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [truth = '', kind = ''] = head.split(' ');
    const { found } = checkMessage(lines.join('\n'), companies, domains, listedHostNames);
    return { truth, kind, text: lines.join('\n').trim(), signs: found.map((sign) => sign.kind) };
  });
const frauds = messages.filter(({ truth }) => truth === 'fraud');
const genuine = messages.filter(({ truth }) => truth === 'genuine');

describe('messages of frauds and of honest recruiters', () => {
  it('are of twelve kinds of fraud, and as many honest ones', () => {
    expect(new Set(frauds.map(({ kind }) => kind)).size).toBe(12);
    expect(frauds.length).toBeGreaterThan(100);
    expect(genuine.length).toBeGreaterThan(100);
  });

  it('at least 95 of 100 frauds show two signs', () => {
    const missed = frauds.filter(({ signs }) => signs.length < 2);
    expect(missed.length / frauds.length, missed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(0.05);
  });

  it('at most 2 of 100 honest messages show a strong sign', () => {
    const blamed = genuine.filter(({ signs }) => signs.some((kind) => STRONG_SIGNS.has(kind)));
    expect(blamed.length / genuine.length, blamed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(0.02);
  });

  it('the signs that are as frequent in honest messages are the ones that an answer lists apart', () => {
    const share = (of: typeof messages, kind: (typeof SIGN_KINDS)[number]) =>
      of.filter(({ signs }) => signs.includes(kind)).length / of.length;
    const common = SIGN_KINDS.filter((kind) => share(genuine, kind) > share(frauds, kind));
    expect(new Set(common)).toEqual(COMMON_SIGNS);
  });
});
