import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text';

describe('toPlainText', () => {
  it('[VA-TEXT-CLEAN] strips scripts and styles with their content, and all tags', () => {
    const markup =
      'Good <b>pay</b><script type="x">alert("a > b")</script>, <style>p { color: red }</style><a href="/x">long</a> hours';
    expect(toPlainText(markup)).toBe('Good pay, long hours');
  });

  it('keeps line ends and text that is no markup', () => {
    expect(toPlainText('<p>One</p><p>Two<br>Three</p>')).toBe('One\nTwo\nThree');
    expect(toPlainText('10 < 12 and 12 > 10, i <3 it')).toBe('10 < 12 and 12 > 10, i <3 it');
    expect(toPlainText('नमस्ते 🙏 <i>दुनिया</i>')).toBe('नमस्ते 🙏 दुनिया');
  });

  it('lets no tag grow together from its pieces', () => {
    expect(toPlainText('<<b>script>x')).toBe('script>x');
    expect(toPlainText('<scr<script>ipt>alert(1)</script>')).toBe('ipt>alert(1)');
    expect(toPlainText('a<script>never closed')).toBe('a');
    expect(toPlainText('<<</script>!>')).toBe('!>');
    expect(toPlainText('<!<</script>b>')).toBe('b>');
  });

  it('leaves nothing that reads as a tag, and changes nothing the second time', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      'b',
      'script',
      '<b>',
      '</script>',
      '<script>',
      '<style>',
      ' ',
      'x',
      '!',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const once = toPlainText(parts.join(''));
        expect(once).not.toMatch(/<[a-z/!?][^>]*>/i);
        expect(toPlainText(once)).toBe(once);
      }),
    );
  });

  it('survives a long hostile text', () => {
    expect(toPlainText('<'.repeat(200_000)).length).toBe(200_000);
    expect(toPlainText('<b'.repeat(100_000)).length).toBe(200_000);
    expect(toPlainText(`a${' '.repeat(200_000)}b`).length).toBe(200_002);
  });
});
