// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyCareerStatus, verifiedOf } from '@/core/account/career-status/career-status';
import type { Verified } from '@/core/account/career-status/verification';
import { isPartiallyVerified, isVerified } from '@/core/account/career-status/verification';
import { VerifiedBadge } from './verified-badge';

afterEach(cleanup);

it('[RO-VERIFIED] recognises verified and partially verified in a career status, each with its badge', () => {
  const shown = (verified: Verified) => {
    const working = { ...emptyCareerStatus.working, verified };
    const found = verifiedOf({ type: 'working', working, student: null, unemployed: null });
    const { container, unmount } = render(<VerifiedBadge verified={found} />);
    const text = container.textContent;
    unmount();
    return [isVerified(found), isPartiallyVerified(found), text];
  };
  expect(shown('VERIFIED')).toEqual([true, false, 'Verified']);
  expect(shown('PARTIAL_VERIFIED')).toEqual([false, true, 'Email checked, no mark']);
  expect(shown('')).toEqual([false, false, '']);
  expect(screen.queryByText(/verified/i)).toBeNull();
});
