import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';

/** The companies that a user looked at, the newest first. */
class Visits {
  urlNames: readonly string[] = [];

  add(urlName: string): void {
    this.urlNames = [urlName, ...this.urlNames.filter((one) => one !== urlName)];
  }
}

/** The visits of a memory world's users. */
export class VisitRecords {
  readonly #visits = new PerUser(() => new Visits());

  of(user: MemoryUser): Visits {
    return this.#visits.of(user);
  }
}
