import { expect, it } from 'vitest';
import { TOAST_DELAY_MS } from './toast-limits';

it('[TM-TOAST-DELAY] a toast that must not be lost under a change of screen waits 500 ms', () => {
  expect(TOAST_DELAY_MS).toBe(500);
});
