import { expect, it } from 'vitest';
import type { Viewer } from '@/server/contract/viewer';
import { requireWriter } from './comment.policy';

const viewer = (isWriter: boolean): Viewer => ({
  userId: 'user',
  personaRef: new Uint8Array(32),
  isReader: true,
  isWriter,
  isEmployer: false,
});

it('writers comment; a reader is refused', () => {
  expect(() => requireWriter(viewer(true))).not.toThrow();
  expect(() => requireWriter(viewer(false))).toThrow(expect.objectContaining({ status: 422, code: 'writer_required' }));
});
