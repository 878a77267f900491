// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WindowSessionChanges } from '@/adapters/browser/window-session-changes';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { SessionChanges } from '@/core/account/session/session-changes.port';

/** Delivers messages between the pages of one browser. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();

  constructor() {
    super();
    FakeChannel.all.add(this);
  }

  postMessage(): void {
    for (const channel of FakeChannel.all) if (channel !== this) channel.dispatchEvent(new Event('message'));
  }
}

const browsers: Readonly<Record<string, () => () => SessionChanges>> = {
  'in memory': () => {
    const browser = new MemoryBrowser(new MemoryWorld(new ManualTime(), new CountingIds()));
    return () => new MemorySessionChanges(browser);
  },
  'over a BroadcastChannel': () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    return () => new WindowSessionChanges(window);
  },
};

afterEach(() => {
  FakeChannel.all.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe.each(Object.entries(browsers))('SessionChanges %s', (_place, openBrowser) => {
  it('reach every other page, and not the one that announces', () => {
    const openPage = openBrowser();
    const heard: string[] = [];
    const [first, second, third] = [openPage(), openPage(), openPage()];
    first.onChanged(() => heard.push('first'));
    second.onChanged(() => heard.push('second'));
    third.onChanged(() => heard.push('third'));
    first.announce();
    expect(heard).toEqual(['second', 'third']);
  });

  it('reach nobody who listens no more', () => {
    const openPage = openBrowser();
    const heard: string[] = [];
    const [first, second] = [openPage(), openPage()];
    second.onChanged(() => heard.push('kept'));
    second.onChanged(() => heard.push('cancelled'))();
    first.announce();
    expect(heard).toEqual(['kept']);
  });
});

describe('SessionChanges of a window', () => {
  function aPage() {
    vi.stubGlobal('BroadcastChannel', undefined);
    const page = new WindowSessionChanges(window);
    let told = 0;
    const cancel = page.onChanged(() => {
      told += 1;
    });
    return { page, told: () => told, cancel };
  }

  it('are told by the storage where there is no channel, and say nothing of the user there', () => {
    const { page, told, cancel } = aPage();
    page.announce();
    const values = Object.keys(localStorage);
    expect(values).toEqual(['sessionChange']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionChange' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(told()).toBe(1);
    cancel();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionChange' }));
    expect(told()).toBe(1);
  });

  it('may have been missed by a page that comes back into view', () => {
    const { told, cancel } = aPage();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toBe(1);
    cancel();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told()).toBe(1);
  });
});
