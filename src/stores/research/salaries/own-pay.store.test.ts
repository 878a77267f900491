import { expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { OWN_PAY_KEY } from '@/core/research/salaries/own-pay';
import { OwnPayStore } from './own-pay.store';

function aDevice() {
  const storage = new MemoryStorage();
  const open = (userId: string | null, tab = new MemoryStorage()) => {
    const store = new OwnPayStore({ storage, tab }, { userId });
    store.restore();
    return { store, tab };
  };
  return { storage, open };
}

it('the pay of a guest stays over a reload of the tab, and is not there for the next person of the device', () => {
  const { storage, open } = aDevice();
  const { store, tab } = open(null);
  store.type('6.8');
  expect(open(null, tab).store.typed).toBe('6.8');
  expect([open(null).store.typed, storage.get(OWN_PAY_KEY)]).toEqual(['', null]);
  store.forget();
  expect(open(null, tab).store.typed).toBe('');
});

it('a login takes the pay of the guest over, and the device keeps it for the user', () => {
  const { open } = aDevice();
  const { store, tab } = open(null);
  store.type('6.8');
  expect(open('asha', tab).store.pay).toBe(6_80_000);
  expect([tab.get(OWN_PAY_KEY), open('asha').store.typed]).toEqual([null, '6.8']);
});
