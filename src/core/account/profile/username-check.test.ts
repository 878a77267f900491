import { describe, expect, it } from 'vitest';
import { otherSuggestedName } from './username-check';

describe('otherSuggestedName', () => {
  it('is the first suggestion that is not the name itself', () => {
    expect(otherSuggestedName(['NimbuPaani', 'QuietBulbul'], 'AlooTikki')).toBe('NimbuPaani');
    expect(otherSuggestedName(['NimbuPaani', 'QuietBulbul'], ' nimbupaani ')).toBe('QuietBulbul');
  });

  it('is null where nothing is suggested', () => {
    expect(otherSuggestedName([], 'NimbuPaani')).toBeNull();
  });
});
