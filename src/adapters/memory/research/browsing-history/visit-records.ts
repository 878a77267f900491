import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';

class Visits {
  urlNames: readonly string[] = [];

  add(urlName: string): void {
    this.urlNames = [urlName, ...this.urlNames.filter((one) => one !== urlName)];
  }
}

export class VisitRecords {
  readonly #visits = new PerUser(() => new Visits());

  of(user: MemoryUser): Visits {
    return this.#visits.of(user);
  }
}
