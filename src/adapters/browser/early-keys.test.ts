// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentEarlyKeys } from './document-early-keys';
import { hasEarlyKeys, keepEarlyKeys } from './early-keys';

beforeAll(() => keepEarlyKeys(document));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.shortcuts;
});

const press = (key: string, change: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...change }));

describe('keys that are pressed before the shortcuts have come', () => {
  it('are kept in their order, outside of fields and without modifiers, until they are taken', () => {
    document.body.innerHTML = '<input><button type="button">Rising</button>';
    press('j');
    press('Tab');
    press('k', { ctrlKey: true });
    press('l', {}, document.querySelector('input') ?? document.body);
    press('?', {}, document.querySelector('button') ?? document.body);
    press('o');
    const keys = new DocumentEarlyKeys(document);
    expect(hasEarlyKeys(document)).toBe(true);
    expect(keys.take()).toEqual(['j', '?', 'o']);
    press('j');
    expect(keys.take()).toEqual([]);
    expect(hasEarlyKeys(document)).toBe(false);
  });

  it('are no more than twenty, however long one is held', () => {
    press('k');
    for (let turn = 0; turn < 100; turn += 1) press('j', { repeat: true });
    expect(new DocumentEarlyKeys(document).take()).toEqual(['k', ...Array.from({ length: 19 }, () => 'j')]);
  });

  it('are forgotten ten seconds after they were pressed, each on its own', () => {
    press('j');
    vi.advanceTimersByTime(6_000);
    press('o');
    vi.advanceTimersByTime(4_000);
    expect(document.documentElement.dataset.keys).toBe('o');
    vi.advanceTimersByTime(6_000);
    expect(hasEarlyKeys(document)).toBe(false);
    expect(new DocumentEarlyKeys(document).take()).toEqual([]);
  });
});
