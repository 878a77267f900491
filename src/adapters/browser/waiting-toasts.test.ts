import { describe, expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { createToast } from '@/core/kernel/toasts/toast';
import { WaitingToasts } from './waiting-toasts';

const texts = (toasts: MemoryToasts) => toasts.shown.map(({ text1 }) => text1);

describe('WaitingToasts', () => {
  it('hands waiting toasts over in their order, then passes each on', () => {
    const waiting = new WaitingToasts('page', () => undefined);
    const toasts = new MemoryToasts();
    waiting.show(createToast('info', 'first'));
    waiting.show(createToast('failure', 'second'), 'own');
    expect(waiting.find('own')?.text1).toBe('second');
    waiting.attach(toasts);
    waiting.show(createToast('info', 'third'));
    expect(texts(toasts)).toEqual(expect.arrayContaining(['first', 'second', 'third']));
    expect(waiting.find('own')?.text1).toBe('second');
  });

  it('asks for the code that shows them until it has come', () => {
    let asked = 0;
    const waiting = new WaitingToasts('page', () => {
      asked += 1;
    });
    waiting.show(createToast('info', 'first'));
    waiting.show(createToast('info', 'second'));
    waiting.attach(new MemoryToasts());
    waiting.show(createToast('info', 'third'));
    expect(asked).toBe(2);
  });

  it('[LM-TOAST-MAX] keeps the newest 20', () => {
    const waiting = new WaitingToasts('page', () => undefined);
    const toasts = new MemoryToasts();
    const ids = Array.from({ length: 21 }, (_, index) => waiting.show(createToast('info', `Toast ${index + 1}`)));
    expect(ids.slice(0, 2).map((id) => waiting.find(id)?.text1)).toEqual([undefined, 'Toast 2']);
    waiting.attach(toasts);
    expect(toasts.shown).toHaveLength(20);
  });

  it('forgets a toast that was dismissed while it waited', () => {
    const waiting = new WaitingToasts('page', () => undefined);
    const toasts = new MemoryToasts();
    waiting.dismiss(waiting.show(createToast('info', 'never mind')));
    waiting.attach(toasts);
    expect(toasts.shown).toEqual([]);
  });
});
