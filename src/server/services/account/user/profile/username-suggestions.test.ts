import { describe, expect, it } from 'vitest';
import { usernameFault } from '@/core/account/profile/username.rules';
import { inventUsernames } from './username-suggestions';

const fault = (userName: string): string | null => usernameFault(userName, 'Tarakki');

describe('suggestions', () => {
  const chance = (limit: number): number => Math.floor(Math.random() * limit);

  it('follow the rules themselves', () => {
    const names = [...inventUsernames(300, chance, false), ...inventUsernames(300, chance, true)];
    expect(names.filter((name) => fault(name) !== null)).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(inventUsernames(200, chance, false)).size).toBe(200);
  });
});
