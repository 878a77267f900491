import { describe, expect, it } from 'vitest';
import type { Failure, FailureKind } from '@/core/kernel/common/failure';
import { postingMessages } from './posting-messages';
import { rejectionTextOf } from './submission-outcome';

function aFailure(kind: FailureKind, message = 'No.', fields: Failure['fields'] = {}): Failure {
  return { kind, status: null, code: 'test', message, fields };
}

describe('what people read of a rejected post', () => {
  it('is that no answer came, where none did', () => {
    expect(rejectionTextOf(aFailure('network'))).toBe(postingMessages.unknown);
  });

  it('is what the service says, where it says something for people', () => {
    for (const kind of ['invalid', 'conflict', 'tooMany', 'notFound'] as const) {
      expect(rejectionTextOf(aFailure(kind, 'Wait a minute.'))).toBe('Wait a minute.');
      expect(rejectionTextOf(aFailure(kind, ''))).toBe(postingMessages.notPosted);
    }
    for (const kind of ['forbidden', 'unavailable'] as const) {
      expect(rejectionTextOf(aFailure(kind))).toBe(postingMessages.notPosted);
    }
  });

  it('is nothing where a part of the draft, or the login, says it', () => {
    expect(rejectionTextOf(aFailure('invalid', 'Some fields.', { content: 'This is too long.' }))).toBeNull();
    expect(rejectionTextOf(aFailure('unauthenticated'))).toBeNull();
    expect(rejectionTextOf(aFailure('cancelled'))).toBeNull();
  });
});
