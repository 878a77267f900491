import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayOf, previewLimitOf } from './post-preview';

const desktop = false;
const mobile = true;

describe('the preview limit', () => {
  it('[LM-POST-PREVIEW] is 85 on mobile and 420 on desktop', () => {
    expect(previewLimitOf('', mobile)).toBe(85);
    expect(previewLimitOf('', desktop)).toBe(420);
  });

  it('[LM-POST-PREVIEW-NEWLINES] is less by 10 per line break, and never below zero', () => {
    expect(previewLimitOf('a\nb\nc\nd', desktop)).toBe(390);
    expect(previewLimitOf('\n'.repeat(50), desktop)).toBe(0);
  });

  it('is not lessened by line breaks that the preview does not reach', () => {
    expect(previewLimitOf(`${'a'.repeat(500)}\n\n\n`, desktop)).toBe(420);
  });
});

describe('a displayed post', () => {
  it('[EN-POST-DISPLAY] has its content sliced at the preview limit and its full content untouched', () => {
    const text = 'a'.repeat(300);
    const sliced = 'a'.repeat(85);
    expect(displayOf(text, mobile, false)).toEqual({
      content: sliced,
      fullContent: text,
      slicedContent: sliced,
      isCut: true,
    });
    expect(displayOf(text, mobile, true).content).toBe(text);
    expect(displayOf('Short.', mobile, false)).toEqual({
      content: 'Short.',
      fullContent: 'Short.',
      slicedContent: 'Short.',
      isCut: false,
    });
  });

  it('ends after a word, unless the word is longer than a line', () => {
    const words = `${'word '.repeat(16)}another word`;
    expect(displayOf(words, mobile, false).slicedContent).toBe('word '.repeat(16).trimEnd());
    expect(displayOf(`${'a'.repeat(80)} ok then`, mobile, false).slicedContent).toBe(`${'a'.repeat(80)} ok`);
    expect(displayOf(`so ${'a'.repeat(90)}`, mobile, false).slicedContent).toBe(`so ${'a'.repeat(82)}`);
  });

  it('shows a link whole or not at all', () => {
    const link = '[the other discussion](/discussions/nilgiri-software)';
    expect(displayOf(`${'a'.repeat(80)}${link}`, mobile, false).slicedContent).toBe('a'.repeat(80));
    // The label counts, not the path.
    expect(displayOf(`${'a'.repeat(60)} ${link}`, mobile, false).isCut).toBe(false);
  });

  it('splits no emoji and no letter from its vowel sign', () => {
    const emoji = `${'a'.repeat(84)}👩🏽‍💻b`;
    expect(displayOf(emoji, mobile, false).slicedContent).toBe('a'.repeat(84));
    const letters = `${'a'.repeat(83)}क्षि और`;
    expect(displayOf(letters, mobile, false).slicedContent).toBe('a'.repeat(83));
  });

  it('begins with its slice, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const display = displayOf(text, mobile, false);
        expect(text.startsWith(display.slicedContent)).toBe(true);
        expect(display.slicedContent).not.toMatch(/[\ud800-\udbff]$/);
        expect(display.isCut).toBe(display.slicedContent !== text);
      }),
    );
  });
});
