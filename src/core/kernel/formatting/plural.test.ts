import { describe, expect, it } from 'vitest';
import { plural } from './plural';

const followers = { one: '{count} follower', other: '{count} followers' };

describe('plural', () => {
  it('takes the form that fits the count', () => {
    expect(plural(1, followers)).toBe('1 follower');
    expect(plural(0, followers)).toBe('0 followers');
    expect(plural(2, followers)).toBe('2 followers');
  });

  it('groups the number in the Indian way, or shows it as the caller writes it', () => {
    expect(plural(123_456, followers)).toBe('1,23,456 followers');
    expect(plural(1_500, followers, '1.5k')).toBe('1.5k followers');
  });
});
