import { describe, expect, it } from 'vitest';
import { isAtLeastPartiallyVerified, isPartiallyVerified, isVerified, isVerifiedByPortal } from './verification';

describe('verification', () => {
  it('[ST-VERIF-SOURCE] can rest on the job portal', () => {
    expect(isVerifiedByPortal({ verified: 'VERIFIED', verificationSource: 'naukri' })).toBe(true);
    expect(isVerifiedByPortal({ verified: 'VERIFIED', verificationSource: 'email' })).toBe(false);
    expect(isVerifiedByPortal({ verified: 'VERIFIED', verificationSource: '' })).toBe(false);
    expect(isVerifiedByPortal({ verified: 'PARTIAL_VERIFIED', verificationSource: 'naukri' })).toBe(false);
    expect(isVerifiedByPortal({ verified: '', verificationSource: 'naukri' })).toBe(false);
  });

  it('is full, partial, or none for every other value', () => {
    expect([isVerified('VERIFIED'), isPartiallyVerified('VERIFIED')]).toEqual([true, false]);
    expect([isVerified('PARTIAL_VERIFIED'), isPartiallyVerified('PARTIAL_VERIFIED')]).toEqual([false, true]);
    for (const other of ['', 'verified', 'SOMETHING']) expect(isAtLeastPartiallyVerified(other)).toBe(false);
    expect(isAtLeastPartiallyVerified('VERIFIED')).toBe(true);
    expect(isAtLeastPartiallyVerified('PARTIAL_VERIFIED')).toBe(true);
  });
});
