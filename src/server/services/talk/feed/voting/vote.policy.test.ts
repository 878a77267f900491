import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { requireVoter } from './vote.policy';

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

describe('who may vote', () => {
  it('readers and writers vote', () => {
    expect(codeOf(() => requireVoter(member))).toEqual([422, 'reader_required']);
    expect([reader, writer, aViewer(false, true)].map((viewer) => codeOf(() => requireVoter(viewer)))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
