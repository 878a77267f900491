// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

let apps = 0;

const implementations: Readonly<Record<string, () => Toasts>> = {
  'in memory': () => new MemoryToasts(),
  'of the page': () => {
    apps += 1;
    return new HotToasts(`contract-${apps}`);
  },
};

describe.each(Object.entries(implementations))('Toasts %s', (_place, make) => {
  it('answer the id under which a shown toast is found', () => {
    const toasts = make();
    const [hello, bye] = [createToast('info', 'Hello'), createToast('failure', 'Bye')];
    const ids = [toasts.show(hello), toasts.show(bye)];
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id) => toasts.find(id))).toEqual([hello, bye]);
    expect(toasts.find('unknown')).toBeNull();
  });

  it('replace the toast of an id', () => {
    const toasts = make();
    expect(toasts.show(createToast('info', 'One'), 'draft')).toBe('draft');
    toasts.show(createToast('info', 'Two'), 'draft');
    expect(toasts.find('draft')?.text1).toBe('Two');
  });

  it('can be dismissed, also where they are gone', () => {
    const toasts = make();
    const id = toasts.show(createToast('info', 'Hello'));
    toasts.dismiss(id);
    expect(() => {
      toasts.dismiss(id);
      toasts.dismiss('unknown');
    }).not.toThrow();
  });
});
