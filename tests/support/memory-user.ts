import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { createDemoWorld } from '@/adapters/memory/memory-demo';
import type { MemoryPerson } from '@/adapters/memory/memory-records';

/** A user of the memory world and the browser that they are signed in with; memory adapters are made over it. */
export interface MemoryUser {
  readonly browser: MemoryBrowser;
  readonly time: ManualTime;
  readonly me: MemoryPerson;
}

/** Signs a new user in, without any role. */
export function signInMemoryUser(): MemoryUser {
  const time = new ManualTime();
  const browser = new MemoryBrowser(createDemoWorld(time, new CountingIds()));
  const me = browser.world.addPerson('Asha Nair', 'asha@vaayuna.example');
  browser.signIn(me);
  return { browser, time, me };
}
