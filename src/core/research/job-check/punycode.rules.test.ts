import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodedLabel } from './punycode.rules';

it.each(['vаayuna', 'bücher', 'мойсайт', 'नौकरी', 'tătă-motors', 'ａbc'.normalize('NFKC')])(
  'reads the label of %s',
  (label) => {
    expect(decodedLabel(domainToASCII(label))).toBe(label);
  },
);

it.each(['vaayuna', 'xn--', 'xn--a!', 'xn--99999999', 'xn--zzzzzzzzzzzzzzzzzzzz'])('%s throws nothing', (label) => {
  expect(typeof decodedLabel(label)).toBe('string');
});

it('leaves a plain label, and reads back what the platform writes', () => {
  expect(decodedLabel('vaayuna')).toBe('vaayuna');
  const letters = fc.constantFrom(...'abcаеорсухнवक्त');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 20 }), (chars) => {
      const label = chars.join('').normalize('NFC');
      const written = domainToASCII(label);
      if (written !== '') expect(decodedLabel(written)).toBe(label);
    }),
  );
});
