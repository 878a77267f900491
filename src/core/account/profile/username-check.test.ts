import { describe, expect, it } from 'vitest';
import { nameInstead } from './username-check';

describe('nameInstead', () => {
  it('is the first suggestion that is not the name itself', () => {
    expect(nameInstead(['NimbuPaani', 'QuietBulbul'], 'AlooTikki')).toBe('NimbuPaani');
    expect(nameInstead(['NimbuPaani', 'QuietBulbul'], ' nimbupaani ')).toBe('QuietBulbul');
  });

  it('is null where nothing is suggested', () => {
    expect(nameInstead([], 'NimbuPaani')).toBeNull();
  });
});
