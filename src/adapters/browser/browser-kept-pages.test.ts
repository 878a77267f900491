import { expect, it, vi } from 'vitest';
import { BrowserKeptPages } from './browser-kept-pages';
import { PageCache } from './page-cache';

it.each([-3_600_000, 0, 3_600_000])(
  'begins the visit by the server’s clock on a device that is %i ms off',
  async (off) => {
    const serverNow = 10_000_000;
    const uptime = 5_000;
    const read = vi.spyOn(PageCache.prototype, 'read').mockResolvedValue();
    const performance = { now: () => uptime, timeOrigin: serverNow + off - uptime, getEntriesByType: () => [] };
    const keyWindow = { caches: {}, fetch, location: {}, navigator: {}, performance };
    const pages = new BrowserKeptPages(
      () => keyWindow as unknown as Window,
      () => serverNow,
    );
    await pages.read('/p/1');
    expect(read).toHaveBeenCalledWith('/p/1', serverNow - uptime);
    read.mockRestore();
  },
);
