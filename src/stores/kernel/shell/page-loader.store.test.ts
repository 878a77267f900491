import { describe, expect, it } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { PageLoaderStore } from './page-loader.store';

describe('the page loader', () => {
  it('[ST-LOADER-HIDE] is there at 3499 ms and hidden at 3500 ms', () => {
    const time = new ManualTime();
    const loader = new PageLoaderStore(time);
    expect(loader.isShown).toBe(false);
    loader.show();
    time.advance(3499);
    expect(loader.isShown).toBe(true);
    time.advance(1);
    expect(loader.isShown).toBe(false);
  });

  it('begins its time from the start where it is shown again, and hides when it is told to', () => {
    const time = new ManualTime();
    const loader = new PageLoaderStore(time);
    loader.show();
    time.advance(3000);
    loader.show();
    time.advance(3000);
    expect(loader.isShown).toBe(true);
    loader.hide();
    expect(loader.isShown).toBe(false);
    expect(time.pending).toBe(0);
  });
});
