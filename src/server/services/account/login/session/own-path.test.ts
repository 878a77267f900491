import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, withQueryPairs } from './own-path';

const origins = ['https://tarakki.example', 'http://localhost:3000'];

describe('the page that a login comes back to', () => {
  it('is a path of ours', () => {
    expect(ownPath('/p/4?a=b#c', origins)).toBe('/p/4?a=b#c');
    expect(ownPath('https://tarakki.example/p/4?a=b', origins)).toBe('/p/4?a=b');
    expect(ownPath('http://localhost:3000/', origins)).toBe('/');
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/x',
    '/\\\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://tarakki.example@evil.example/',
    'https://tarakki.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://tarakki.example/',
    '/login/linkedin',
    '/login/linkedin/callback?code=x',
  ])('is the home page in place of %s', (address) => {
    expect(ownPath(address, origins)).toMatch(/^\/($|[?#]|evil\.example)/);
    expect(new URL(ownPath(address, origins), 'https://tarakki.example').origin).toBe('https://tarakki.example');
    expect(ownPath(address, origins)).not.toMatch(/^\/\/|^\/login/);
  });

  it('never leads to another site, whatever is asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '..',
      '\t',
      '%2f',
      'https:',
      'tarakki.example',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const path = withQueryPairs(ownPath(pieces.join(''), origins), [['onLogin', 'true']]);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, 'https://tarakki.example').origin).toBe('https://tarakki.example');
      }),
    );
  });
});
