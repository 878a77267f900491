import { describe, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { Ownership } from './ownership';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const [asha, bhaskar] = [authorship.personaRef('asha'), authorship.personaRef('bhaskar')];

describe('Ownership', () => {
  it('tells one’s own from others’, remembered or not', () => {
    const ownership = new Ownership(authorship);
    const ref = authorship.authorRef(asha, 'post-1');
    for (let time = 0; time < 2; time += 1) {
      expect(ownership.isMine(asha, 'post-1', ref)).toBe(true);
      expect(ownership.isMine(asha, 'post-2', ref)).toBe(false);
      expect(ownership.isMine(bhaskar, 'post-1', ref)).toBe(false);
      expect(ownership.isMine(asha, 'post-1', new Uint8Array())).toBe(false);
    }
  });

  it('stays right beyond what it remembers', () => {
    const ownership = new Ownership(authorship);
    for (let number = 0; number < 2_500; number += 1) ownership.authorRef(asha, `post-${number}`);
    expect(ownership.isMine(asha, 'post-1', authorship.authorRef(asha, 'post-1'))).toBe(true);
    expect(ownership.voterRef(asha).equals(authorship.voterRef(asha))).toBe(true);
    expect(ownership.voterRef(asha).equals(ownership.voterRef(bhaskar))).toBe(false);
  });
});
