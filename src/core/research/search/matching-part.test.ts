import { describe, expect, it } from 'vitest';
import { matchingPart } from './matching-part';

describe('the part of a name that was typed', () => {
  it.each([
    ['Notice Period', 'per', 'Notice |Per|iod'],
    ['Notice Period', 'eriod', 'Notice Period||'],
    ['Product Designer', 'designer product', 'Product |Designer|'],
    ['नौकरी की बातें', 'नौकर', '|नौकरी| की बातें'],
    ['नौकरी', 'करी', 'नौकरी||'],
  ])('%s for %j', (label, typed, expected) => {
    expect(matchingPart(label, typed).join('|')).toBe(expected);
  });
});
