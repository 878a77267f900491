import { describe, expect, it } from 'vitest';
import type { Device } from './device';
import {
  STORE_DURATIONS_MS,
  TOAST_DELAY_MS,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVAL_DELAY_MS,
  TOAST_WIDTH_PX,
  toastPositionOn,
  toastTopOffsetOn,
} from './toast-limits';

const phone: Device = { width: 360, userAgent: '', host: 'browser' };
const desk: Device = { width: 1440, userAgent: '', host: 'browser' };

describe('toasts', () => {
  it('have the durations and limits of the specification', () => {
    expect([TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS]).toEqual([3000, 500]);
    expect(STORE_DURATIONS_MS).toEqual({ default: 4000, error: 4000, custom: 4000, success: 2000, loading: Infinity });
    expect(TOAST_LIMIT).toBe(20);
    expect(TOAST_WIDTH_PX).toBe(328);
  });

  it('[TM-TOAST-DELAY] wait 500 ms where they must not be lost under a change of screen', () => {
    expect(TOAST_DELAY_MS).toBe(500);
  });

  it('stand at the top, lower where the frame is higher', () => {
    expect(toastPositionOn(phone)).toBe('top-center');
    expect(toastPositionOn(desk)).toBe('top-right');
    expect(toastTopOffsetOn(phone)).toBe(40);
    expect(toastTopOffsetOn(desk)).toBe(134);
    expect(toastTopOffsetOn({ ...phone, host: 'app_ios' })).toBe(70);
    expect(toastTopOffsetOn({ ...phone, host: 'app_android' })).toBe(40);
  });
});
