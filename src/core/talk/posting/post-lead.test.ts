import { describe, expect, it } from 'vitest';
import { splitLead } from './post-lead';
import { tokenize, visibleTextOf } from './post-text';

const textOf = (content: string) => {
  const { lead, rest } = splitLead(tokenize(content));
  return [lead, rest.map(visibleTextOf).join('')];
};

describe('the first words of a text', () => {
  it.each([
    ['Notice period?', ['Notice period?', '']],
    ['  First line\nsecond line', ['First line', '\nsecond line']],
    [`${'word '.repeat(20)}`, ['word '.repeat(12).trim(), ` ${'word '.repeat(8)}`]],
    ['x'.repeat(91), ['x'.repeat(91), '']],
    [
      'For those who work the night shift there: does the night cab come on time for everybody?',
      ['For those who work the night shift there: does the night cab come on time for everybody?', ''],
    ],
    [
      'They want the joining letter signed today. Is that usual? I asked for two days and nobody answers me now.',
      ['They want the joining letter signed today. Is that usual?', ' I asked for two days and nobody answers me now.'],
    ],
    [`${'x'.repeat(91)} and on`, ['x'.repeat(91), ' and on']],
    ['नमस्ते दोस्तों', ['नमस्ते दोस्तों', '']],
    ['Look: https://a.example now', ['Look:', ' https://a.example now']],
    ['https://a.example first', ['', 'https://a.example first']],
    ['', ['', '']],
  ])('%j', (content, parts) => {
    expect(textOf(content)).toEqual(parts);
  });
});
