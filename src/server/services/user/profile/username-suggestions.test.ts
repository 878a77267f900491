import { describe, expect, it } from 'vitest';
import { usernameFault } from '@/core/profile/username.rules';
import { inventSeeds, inventUsernames } from './username-suggestions';

const fault = (userName: string): string | null => usernameFault(userName, 'Tarakki');

describe('suggestions', () => {
  const chance = (limit: number): number => Math.floor(Math.random() * limit);

  it('follow the rules themselves', () => {
    const names = [...inventUsernames(300, chance, false), ...inventUsernames(300, chance, true)];
    expect(names.filter((name) => fault(name) !== null)).toEqual([]);
  });

  it('are all different, and seeds are what an avatar may be made of', () => {
    expect(new Set(inventUsernames(200, chance, false)).size).toBe(200);
    const seeds = inventSeeds(100, chance);
    expect(new Set(seeds).size).toBe(100);
    expect(seeds.every((seed) => /^[a-z0-9-]{1,40}$/.test(seed))).toBe(true);
  });
});
