import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { checkMessage } from './check-message.rules';
import { KnownDomains } from './look-alike.rules';
import { COMMON_SIGNS, STRONG_SIGNS, WARNING_SIGN_KINDS } from './message-check';

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

/** Messages by two people who did not write the rules: `=== fraud fee` or `=== genuine offer`, then the text. */
const messagesIn = (file: string) =>
  readFileSync(`tests/data/${file}`, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [truth = '', kind = ''] = head.split(' ');
      const { found } = checkMessage(lines.join('\n'), companies, domains, listedHostNames);
      return { truth, kind, text: lines.join('\n').trim(), signs: found.map((sign) => sign.kind) };
    });
type Messages = ReturnType<typeof messagesIn>;
const seen = messagesIn('job-messages.txt');
/** Messages that the writers of the rules did not read before the rules were finished. */
const unseen = messagesIn('job-messages-unseen.txt');
const fraudsIn = (some: Messages) => some.filter(({ truth }) => truth === 'fraud');
const genuineIn = (some: Messages) => some.filter(({ truth }) => truth === 'genuine');
const messages = [...seen, ...unseen];
const THIRDS = [
  ['that the rules were written with', seen],
  ['that nobody had seen', unseen],
] as const;

describe('messages of frauds and of honest recruiters', () => {
  it('are two hundred frauds of twelve kinds, and two hundred honest ones', () => {
    expect(new Set(fraudsIn(messages).map(({ kind }) => kind)).size).toBe(12);
    expect([fraudsIn(messages).length, genuineIn(messages).length]).toEqual([200, 200]);
    expect([fraudsIn(unseen).length, genuineIn(unseen).length]).toEqual([66, 67]);
  });

  it.each(THIRDS)('at least 95 of 100 frauds %s show two signs', (_, some) => {
    const frauds = fraudsIn(some);
    const missed = frauds.filter(({ signs }) => signs.length < 2);
    expect(missed.length / frauds.length, missed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(0.05);
  });

  it.each(THIRDS)('at most 2 of 100 honest messages %s show a strong sign', (_, some) => {
    const genuine = genuineIn(some);
    const blamed = genuine.filter(({ signs }) => signs.some((kind) => STRONG_SIGNS.has(kind)));
    expect(blamed.length / genuine.length, blamed.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(0.02);
  });

  it('the signs that are as frequent in honest messages are the ones that an answer lists apart', () => {
    const share = (of: Messages, kind: (typeof WARNING_SIGN_KINDS)[number]) =>
      of.filter(({ signs }) => signs.includes(kind)).length / of.length;
    const common = WARNING_SIGN_KINDS.filter((kind) => share(genuineIn(seen), kind) > share(fraudsIn(seen), kind));
    expect(new Set(common)).toEqual(COMMON_SIGNS);
  });
});
