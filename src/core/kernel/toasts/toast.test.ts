import { expect, it } from 'vitest';
import { createToast, TOAST_TYPES } from './toast';

it('knows the seven types', () => {
  expect(TOAST_TYPES).toEqual(['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage']);
});

it('makes a toast with text1, text2, type and props', () => {
  expect(createToast('info', 'Hello')).toEqual({ text1: 'Hello', text2: null, type: 'info', props: {} });
});
