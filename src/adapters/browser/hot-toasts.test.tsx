// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useToaster } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast, ToastProps } from '@/core/kernel/toasts/toast';
import { createToast, TOAST_TYPES } from '@/core/kernel/toasts/toast';
import { TOAST_LIMIT } from '@/core/kernel/toasts/toast-limits';
import { HotToasts } from './hot-toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let lastToaster = 0;

function aPage(create: (toasterId: string) => HotToasts) {
  lastToaster += 1;
  const toasts = create(`page-${lastToaster}`);
  const { result } = renderHook(() => useToaster({}, toasts.toasterId));
  const shown = () => result.current.toasts.map(({ id }) => toasts.find(id)?.text1);
  return { toasts, shown, store: () => result.current.toasts };
}

describe('toasts', () => {
  it('[EN-TOAST] have text1, text2, type and props with onLinkClick, linkText, noInternet, onViewMessage, onClose', () => {
    const props: Required<ToastProps> = {
      onLinkClick: () => undefined,
      linkText: 'View',
      noInternet: true,
      onViewMessage: () => undefined,
      onClose: () => undefined,
    };
    const pushed: Toast = { text1: 'Not saved', text2: 'You are offline', type: 'failure', props };
    const { toasts, shown } = aPage((id) => new HotToasts(id));
    let toastId = '';
    act(() => {
      toastId = toasts.show(pushed);
    });
    expect(shown()).toEqual(['Not saved']);
    expect(toasts.find(toastId)).toEqual(pushed);
    expect(Object.keys(toasts.find(toastId) ?? {}).toSorted()).toEqual(['props', 'text1', 'text2', 'type']);
  });

  it('[LM-TOAST-MAX] are 20 at most: the 21st drops the oldest', () => {
    const { toasts, shown } = aPage((id) => new HotToasts(id));
    const ids: string[] = [];
    act(() => {
      for (let index = 1; index <= 21; index += 1) ids.push(toasts.show(createToast('info', `Toast ${index}`)));
    });
    expect(shown()).toHaveLength(20);
    expect(shown()[0]).toBe('Toast 21');
    expect(ids.map((id) => toasts.find(id)?.text1).slice(0, 2)).toEqual([undefined, 'Toast 2']);
    act(() => vi.advanceTimersByTime(3000));
    act(() => vi.advanceTimersByTime(500));
    act(() => {
      toasts.show(createToast('info', 'Toast 2 again'), ids[1]);
      toasts.show(createToast('info', 'Toast 22'));
    });
    expect(shown()).toEqual(['Toast 22', 'Toast 2 again']);
  });

  it('[LM-TOAST-STORE] stay three seconds whatever their kind, not as long as the library would keep each', () => {
    const { toasts, store } = aPage((id) => new HotToasts(id));
    act(() => {
      for (const type of TOAST_TYPES) toasts.show(createToast(type, `A toast of the kind ${type}`));
    });
    act(() => vi.advanceTimersByTime(2999));
    expect(store().map(({ visible }) => visible)).toEqual(TOAST_TYPES.map(() => true));
    act(() => vi.advanceTimersByTime(1));
    expect(store().map(({ visible }) => visible)).toEqual(TOAST_TYPES.map(() => false));
  });

  it('stay three seconds, and half a second more while they leave', () => {
    const { toasts, store } = aPage((id) => new HotToasts(id));
    act(() => void toasts.show(createToast('info', 'Hello')));
    act(() => vi.advanceTimersByTime(2999));
    expect(store()[0]?.visible).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(store()[0]?.visible).toBe(false);
    act(() => vi.advanceTimersByTime(500));
    expect(store()).toEqual([]);
  });

  it('replace the one with the same id', () => {
    const { toasts, shown } = aPage((id) => new HotToasts(id));
    act(() => {
      toasts.show(createToast('failure', 'Something went wrong'), 'http-500');
      toasts.show(createToast('failure', 'Something went wrong again'), 'http-500');
    });
    expect(shown()).toEqual(['Something went wrong again']);
  });

  it('leave when they are dismissed, and are unknown when they are long gone', () => {
    const { toasts, store } = aPage((id) => new HotToasts(id));
    const id = toasts.show(createToast('info', 'Hello'));
    act(() => toasts.dismiss(id));
    expect(store()[0]?.visible).toBe(false);
    act(() => {
      for (let index = 0; index <= 2 * TOAST_LIMIT; index += 1) toasts.show(createToast('info', 'More'));
    });
    expect(toasts.find(id)).toBeNull();
    expect(toasts.find('never shown')).toBeNull();
  });

  it('stand on the page of their app only', () => {
    const one = aPage((id) => new HotToasts(id));
    const other = aPage((id) => new HotToasts(id));
    act(() => void one.toasts.show(createToast('info', 'Hello')));
    expect(one.shown()).toEqual(['Hello']);
    expect(other.shown()).toEqual([]);
  });
});
