import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { MemoryUserChange } from './a-memory-user';
import { aMemoryUser } from './a-memory-user';

export interface SignedInBrowser {
  readonly browser: MemoryBrowser;
  readonly time: ManualTime;
  readonly me: MemoryUser;
}

export function aSignedInBrowser(change: MemoryUserChange = {}): SignedInBrowser {
  const time = new ManualTime();
  const browser = new MemoryBrowser(createDemoWorld(time, new CountingIds()));
  const me = aMemoryUser(browser.world, change);
  browser.signIn(me);
  return { browser, time, me };
}
