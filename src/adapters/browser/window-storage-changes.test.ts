// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { WindowStorageChanges } from './window-storage-changes';

it('tells of the key that another tab changed, and of a storage that was cleared, until it is ended', () => {
  let told = 0;
  const end = new WindowStorageChanges(window).onChanged('compareTray', () => {
    told += 1;
  });
  for (const key of ['compareTray', 'theme', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toBe(2);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'compareTray' }));
  expect(told).toBe(2);
});
