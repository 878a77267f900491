// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentEarlyKeys } from './document-early-keys';
import { hasEarlyKeys, keepEarlyKeys } from './early-keys';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.shortcuts;
});

const press = (key: string, change: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...change }));

describe('keys that are pressed before the shortcuts have come', () => {
  it('are kept in their order, outside of controls and without modifiers, until they are taken', () => {
    document.body.innerHTML = '<input>';
    keepEarlyKeys(document);
    press('j');
    press('Tab');
    press('k', { ctrlKey: true });
    press('l', {}, document.querySelector('input') ?? document.body);
    press('o');
    const keys = new DocumentEarlyKeys(document);
    expect(hasEarlyKeys(document)).toBe(true);
    expect(keys.take()).toEqual(['j', 'o']);
    press('j');
    expect(keys.take()).toEqual([]);
    expect(hasEarlyKeys(document)).toBe(false);
  });
});
