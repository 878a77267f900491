import { describe, expect, it } from 'vitest';
import { matchingParts } from './matching-parts';

describe('the parts of a name that were typed', () => {
  it.each([
    ['Notice Period', 'per', 'Notice [Per]iod'],
    ['Notice Period', 'eriod', 'Notice Period'],
    ['Notice Period', 'notice period', '[Notice Period]'],
    ['Product Designer', 'designer product', '[Product] [Designer]'],
    ['Software Engineer in Pune', 'software engineer salary pune', '[Software] [Engineer] in [Pune]'],
    ['Software Engineer', 'soft software', '[Software] Engineer'],
    ['नौकरी की बातें', 'नौकर', '[नौकरी] की बातें'],
    ['नौकरी', 'करी', 'नौकरी'],
    ['Any', '', 'Any'],
  ])('%s for %j', (label, typed, expected) => {
    const parts = matchingParts(label, typed);
    expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(expected);
  });
});
