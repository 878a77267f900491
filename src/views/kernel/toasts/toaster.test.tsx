// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { styleSheet } from '@tests/support/style-sheet';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import type { Device } from '@/core/kernel/device/device';
import type { ToastProps, ToastType } from '@/core/kernel/toasts/toast';
import { createToast, TOAST_TYPES } from '@/core/kernel/toasts/toast';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import type { StoreOf } from '../common/use-store';
import { StoresProvider } from '../common/use-store';
import { Toaster } from './toaster';

declare global {
  interface Window {
    readonly happyDOM: { setViewport(viewport: { readonly width: number; readonly height?: number }): void };
  }
}

const toastCss = styleSheet('src/views/kernel/ui/toast.css');
const idleCss = styleSheet('src/views/kernel/shell/shell-idle.css');
const dialogCss = styleSheet('src/views/kernel/ui/dialog.css');
const menuCss = styleSheet('src/views/kernel/ui/menu.css');

let lastToaster = 0;

async function storeOn(device: Partial<Device> = {}): Promise<StoreOf> {
  lastToaster += 1;
  const { store } = await startMemoryApp({ device, toasts: new HotToasts(`toaster-${lastToaster}`) });
  return store;
}

function shownOn(store: StoreOf) {
  return render(
    <StoresProvider store={store}>
      <Toaster />
    </StoresProvider>,
  );
}

function applyStyles(css: string, width: number): void {
  window.happyDOM.setViewport({ width, height: 800 });
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

async function styleAt(width: number): Promise<CSSStyleDeclaration> {
  const store = await storeOn({ width });
  applyStyles(toastCss, width);
  shownOn(store);
  return getComputedStyle(screen.getByRole('region', { name: 'Notices' }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.useRealTimers();
});

describe('the toaster', () => {
  it('[ST-TOAST-MOUNT] is not in the first render, and there after the first effect', async () => {
    const store = await storeOn();
    const first = renderToString(
      <StoresProvider store={store}>
        <Toaster />
      </StoresProvider>,
    );
    expect(first).toBe('');
    shownOn(store);
    expect(screen.getByRole('region', { name: 'Notices' })).toBeTruthy();
  });

  it('[EM-TOAST-TYPES] shows each of the seven types', async () => {
    expect(TOAST_TYPES).toEqual(['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage']);
    const store = await storeOn();
    shownOn(store);
    for (const type of TOAST_TYPES) act(() => void store(ToastsPort).show(createToast(type, `This is ${type}`)));
    for (const type of TOAST_TYPES) expect(screen.getByText(`This is ${type}`)).toBeTruthy();
  });

  it('announces in two regions that are there before any toast', async () => {
    const store = await storeOn();
    shownOn(store);
    const region = (role: 'status' | 'alert') => screen.getByRole(role);
    const [status, alert] = [region('status'), region('alert')];
    expect([status.textContent, alert.textContent]).toEqual(['', '']);
    expect([status, alert].map((each) => each.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
    act(() => {
      store(ToastsPort).show(createToast('info', 'Saved'));
      store(ToastsPort).show(createToast('failure', 'Not sent'));
    });
    expect([region('status'), region('alert')]).toEqual([status, alert]);
    expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Not sent']);
  });

  it.each(TOAST_TYPES)('interrupts only with what went wrong: %s', async (type) => {
    const store = await storeOn();
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast(type, 'Hello')));
    const urgent = ['failure', 'alert', 'alertWithTitle'].includes(type);
    expect(screen.getByRole(urgent ? 'alert' : 'status').textContent).toContain('Hello');
  });

  it('shows what is said six times once, but each of those that offer something', async () => {
    const store = await storeOn();
    shownOn(store);
    act(() => {
      for (let copy = 0; copy < 6; copy += 1) store(ToastsPort).show(createToast('success', 'Link copied.'));
      for (let row = 0; row < 2; row += 1)
        store(ToastsPort).show(createToast('default', 'Removed.', null, { linkText: 'Undo', onLinkClick: () => {} }));
    });
    expect(screen.getAllByText('Link copied.')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('[OV-TOAST] stands above every other overlay', async () => {
    const store = await storeOn();
    applyStyles(toastCss, 1440);
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast('info', 'Hello')));
    const toasts = screen.getByText('Hello').closest('.toasts');
    if (toasts === null) throw new Error('The toast stands outside the toaster.');
    const layerOf = (css: string, selector: string) =>
      Number(new RegExp(`\\${selector} \\{[^}]*z-index: (\\d+)`).exec(css)?.[1]);
    const layer = Number(getComputedStyle(toasts).zIndex);
    expect(layer).toBeGreaterThan(layerOf(dialogCss, '.scrim'));
    expect(layer).toBeGreaterThan(layerOf(dialogCss, '.dialog-view'));
    expect(layer).toBeGreaterThan(layerOf(idleCss, '.drawer'));
    expect(layer).toBeGreaterThan(layerOf(menuCss, '.pop'));
  });

  it('[LM-TOAST-DURATION] takes a toast from view after 3000 ms and from the document 500 ms later', async () => {
    const store = await storeOn();
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast('info', 'Hello')));
    const isInView = () => screen.getByText('Hello').closest('[inert]') === null;
    act(() => vi.advanceTimersByTime(2999));
    expect(isInView()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(isInView()).toBe(false);
    act(() => vi.advanceTimersByTime(499));
    expect(screen.queryByText('Hello')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('[LM-TOAST-POSITION] [LM-TOAST-OFFSET] is at the lower edge in the middle on small screens', async () => {
    const style = await styleAt(768);
    expect(style).toMatchObject({ position: 'fixed', top: '', justifyContent: 'center' });
    expect(style.bottom).toContain('8px');
    expect(style.getPropertyValue('inset-inline')).toBe('0');
  });

  it('[LM-TOAST-POSITION] [LM-TOAST-OFFSET] is at the top at the right, 134 px down, on others', async () => {
    const style = await styleAt(769);
    expect(style).toMatchObject({ position: 'fixed', top: '134px', bottom: 'auto' });
    expect(style.getPropertyValue('inset-inline-start')).toBe('auto');
    expect(style.getPropertyValue('inset-inline-end')).toBe('16px');
  });

  it('[LM-TOAST-WIDTH] makes a toast 328 px wide', async () => {
    const store = await storeOn();
    applyStyles(toastCss, 1440);
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast('info', 'Hello')));
    const card = screen.getByText('Hello').closest('.toast');
    if (card === null) throw new Error('The toast has no card.');
    expect(getComputedStyle(card).width).toBe('328px');
  });

  it('stops the time while one points at a toast', async () => {
    const store = await storeOn();
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast('info', 'Hello')));
    const region = screen.getByRole('region', { name: 'Notices' });
    act(() => void region.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Hello').closest('[inert]')).toBeNull();
  });
});

describe('a toast', () => {
  async function show(type: ToastType, props: ToastProps): Promise<void> {
    const store = await storeOn();
    shownOn(store);
    act(() => void store(ToastsPort).show(createToast(type, 'Hello', null, props)));
  }

  it('has a link in its caller’s words', async () => {
    const pressed: string[] = [];
    const onLinkClick = () => void pressed.push('pressed');
    await show('failure', { onLinkClick, linkText: 'See why' });
    act(() => screen.getByRole('button', { name: 'See why' }).click());
    expect(pressed).toHaveLength(1);
  });

  it('has no link where nothing would come of it, or there are no words for it', async () => {
    await show('failure', { linkText: 'See why' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    cleanup();
    await show('success', { onLinkClick: () => undefined });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('[ER-TOAST-CHATLINK] leads from a chat to its message', async () => {
    const viewed: string[] = [];
    await show('chatMessage', { onViewMessage: () => void viewed.push('viewed') });
    act(() => screen.getByRole('button', { name: 'View messages' }).click());
    expect(viewed).toEqual(['viewed']);
  });

  it('closes with its button, and tells its caller', async () => {
    const closed: string[] = [];
    await show('alert', { onClose: () => void closed.push('closed') });
    act(() => screen.getByRole('button', { name: 'Close this message' }).click());
    expect(closed).toEqual(['closed']);
    expect(screen.getByText('Hello').closest('[inert]')).not.toBeNull();
  });
});
