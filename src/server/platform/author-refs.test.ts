import { describe, expect, it } from 'vitest';
import { AuthorRefs } from './author-refs';
import { createAuthorship } from './authorship';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const [asha, bhaskar] = [authorship.personaRef('asha'), authorship.personaRef('bhaskar')];

describe('AuthorRefs', () => {
  it('tells the author’s own from others’, remembered or not', () => {
    const refs = new AuthorRefs(authorship);
    const ref = authorship.authorRef(asha, 'post-1');
    for (let time = 0; time < 2; time += 1) {
      expect(refs.isMine(asha, 'post-1', ref)).toBe(true);
      expect(refs.isMine(asha, 'post-2', ref)).toBe(false);
      expect(refs.isMine(bhaskar, 'post-1', ref)).toBe(false);
      expect(refs.isMine(asha, 'post-1', new Uint8Array())).toBe(false);
    }
  });

  it('stays right beyond what it remembers', () => {
    const refs = new AuthorRefs(authorship);
    for (let number = 0; number < 25_000; number += 1) refs.authorRef(asha, `post-${number}`);
    expect(refs.isMine(asha, 'post-1', authorship.authorRef(asha, 'post-1'))).toBe(true);
    expect(refs.voterRef(asha).equals(authorship.voterRef(asha))).toBe(true);
    expect(refs.voterRef(asha).equals(refs.voterRef(bhaskar))).toBe(false);
  });
});
