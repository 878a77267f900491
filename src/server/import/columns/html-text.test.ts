import { describe, expect, it } from 'vitest';
import { cleanText, hasTagsRemoved } from './clean-text';

it('a list that a program printed with one text in it is that text', () => {
  expect(cleanText("['Loom House']")).toBe('Loom House');
  expect(cleanText('["O\'Hara Looms"]')).toBe("O'Hara Looms");
  for (const text of ["['Loom', 'Dye']", '[24]7.ai', '[Company Name or "General"]']) expect(cleanText(text)).toBe(text);
});

describe('HTML in a cell', () => {
  it.each([
    'What is the difference between <div> and <span>?',
    'What is <p> in HTML?',
    '<p> or <div>: which one for a caption?',
    'What does 5<i and i>3 mean?',
    'If a<b and c>d, what does a<b>c print',
    'What does <br> do?',
    'How do <br> and <hr> differ?',
    'What do <b> and </b> do?',
    'Is <span></span> the same as <div></div>?',
    'When is List<String> wrong, and <article> right?',
    'Less than <3 LPA, more than >2',
  ])('that speaks of tags stays: %j', (text) => {
    expect(cleanText(text)).toBe(text);
    expect(hasTagsRemoved(text)).toBe(false);
  });

  it.each([
    ['<p>Builds <b>looms</b></p><ul><li>weaves</li><li>dyes</li></ul>', 'Builds looms\nweaves\ndyes'],
    ['<ul><li>weaves<li>dyes</ul>', 'weaves\ndyes'],
    ['Good pay<br>Long hours', 'Good pay\nLong hours'],
    ['Good pay.<br/> Long hours', 'Good pay.\nLong hours'],
    ['A <strong>calm</strong> place', 'A calm place'],
    ['&lt;p&gt;Tea &amp;amp; light&lt;/p&gt;', 'Tea & light'],
    ['<div><p></p><p>Tea</p></div>', 'Tea'],
  ])('that is HTML loses its tags: %j', (html, text) => {
    expect(cleanText(html)).toBe(text);
    expect(hasTagsRemoved(html)).toBe(true);
  });
});
