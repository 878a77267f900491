import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { mayPost, requireSession } from './post.policy';

const aViewer = (isReader: boolean, isWriter: boolean): Viewer => ({
  userId: 'user',
  personaRef: new Uint8Array(32),
  isReader,
  isWriter,
  isEmployer: false,
});
const [member, reader, writer] = [aViewer(false, false), aViewer(true, false), aViewer(true, true)];
const codeOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code] : error;
  }
  return null;
};

describe('who may do what with posts', () => {
  it('writers post', () => {
    expect([member, reader, writer].map(mayPost)).toEqual([false, false, true]);
  });

  it('a feed of one’s own needs a session', () => {
    expect(requireSession(member)).toBe(member);
    expect(codeOf(() => requireSession(null))).toEqual([401, 'not_signed_in']);
  });
});
