import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextToken } from './post-text';
import { tokenize, visibleTextOf, withoutBlankLineRuns } from './post-text';

function linksOf(text: string): readonly string[] {
  return tokenize(text).flatMap((token) => (token.kind === 'link' ? [token.href] : []));
}

describe('the text of a post', () => {
  it('[VA-POST-LINKS] is split into discussion links, addresses and text', () => {
    const text = 'See [Nilgiri](/discussions/nilgiri-software) and https://pay.example/a?b=1#c today.';
    expect(tokenize(text)).toEqual<readonly TextToken[]>([
      { kind: 'text', raw: 'See ' },
      {
        kind: 'link',
        raw: '[Nilgiri](/discussions/nilgiri-software)',
        label: 'Nilgiri',
        href: '/discussions/nilgiri-software',
        isInternal: true,
      },
      { kind: 'text', raw: ' and ' },
      {
        kind: 'link',
        raw: 'https://pay.example/a?b=1#c',
        label: 'https://pay.example/a?b=1#c',
        href: 'https://pay.example/a?b=1#c',
        isInternal: false,
      },
      { kind: 'text', raw: ' today.' },
    ]);
    expect(tokenize(text).map(visibleTextOf).join('')).toBe('See Nilgiri and https://pay.example/a?b=1#c today.');
    expect(tokenize('Only text.')).toEqual([{ kind: 'text', raw: 'Only text.' }]);
    expect(tokenize('')).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt://pay.example/%0aalert(1))',
    '[x](data:text/html,hello)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'ftp://files.example',
    'https://',
    'https://?x',
    'xhttps://pay.example',
    'https://known.example@other.example/',
    '[x](/discussions/../logout)',
    '[x](/discussions/%2e%2e/logout)',
    '[x](/discussions/..\\logout)',
    '[x](//discussions/evil.example)',
    '[x](/discussions)',
    '[x](/logout)',
    '[ ](/discussions/a)',
    '<a href="/discussions/a">x</a>',
  ])('shows %s as text', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('shows where a disguised address leads', () => {
    const tokens = tokenize('[my bank](https://other.example/login)');
    expect(tokens.map(({ raw }) => raw)).toEqual(['[my bank](', 'https://other.example/login', ')']);
  });

  it.each([
    ['Go to https://pay.example.', 'https://pay.example'],
    ['(https://pay.example/a)', 'https://pay.example/a'],
    ['https://wiki.example/Gratuity_(India)', 'https://wiki.example/Gratuity_(India)'],
    ['(https://wiki.example/Gratuity_(India))', 'https://wiki.example/Gratuity_(India)'],
    ['“https://pay.example/a”, she said', 'https://pay.example/a'],
    ['यहाँ देखें https://pay.example/वेतन।', 'https://pay.example/वेतन'],
    ['HTTP://PAY.EXAMPLE/', 'HTTP://PAY.EXAMPLE/'],
    ['https://pay.example/\u202Egnp.exe', 'https://pay.example/'],
    ['https://pay.example/<b>', 'https://pay.example/'],
  ])('ends the address in %s where the sentence goes on', (text, href) => {
    expect(linksOf(text)).toEqual([href]);
  });

  it('loses nothing, and links nowhere else than to discussions and http addresses', () => {
    const pieces = fc.constantFrom(
      'https://pay.example/a',
      '[a](/discussions/b)',
      '[a](javascript:b)',
      '[',
      '](',
      ')',
      'http://',
      '/discussions/',
      '\n',
      '🙂',
      'वेतन ',
      '.',
    );
    const texts = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 20 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const tokens = tokenize(text);
        expect(tokens.map(({ raw }) => raw).join('')).toBe(text);
        for (const token of tokens) {
          expect(token.raw).not.toBe('');
          if (token.kind === 'link') expect(token.href).toMatch(/^(?:https?:\/\/[^\s@/]|\/discussions\/[\w-])/i);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes a long text without a space in its stride', () => {
    for (const text of ['['.repeat(10_000), `https://a.example/${')'.repeat(10_000)}`, '[a]('.repeat(2_500)]) {
      expect(
        tokenize(text)
          .map(({ raw }) => raw)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('withoutHoles', () => {
  it('leaves one blank line between paragraphs, and single line breaks alone', () => {
    expect(withoutBlankLineRuns('One\n\n\n \n\nTwo\nthree\n\nfour')).toBe('One\n\nTwo\nthree\n\nfour');
    expect(withoutBlankLineRuns('\n '.repeat(20_000))).toHaveLength(3);
  });
});

it('leaves an address as text whose host may pass for another one', () => {
  const linksIn = (text: string) => tokenize(text).filter(({ kind }) => kind === 'link');
  for (const host of ['\u0430\u0440\u0440\u04cf\u0435.com', 'g\u043e\u043egle.com', 'l\u0131nkedin.com']) {
    expect(linksIn(`See http://${host}/login.`)).toEqual([]);
  }
  for (const address of ['https://\u0939\u093f\u0928\u094d\u0926\u0940.example/', 'https://known.example/\u0430']) {
    expect(linksIn(address)).toMatchObject([{ href: address }]);
  }
});
