import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { UserEventMap } from '@/core/kernel/realtime/user-events.port';
import type { MemoryUser } from '../world/user-records';

type ActListener = (userId: string, name: keyof UserEventMap, act: UserEventMap[keyof UserEventMap]) => void;

export class UserEventRecords {
  readonly #onEvent = new Set<ActListener>();

  did<Name extends keyof UserEventMap>({ id }: MemoryUser, name: Name, act: UserEventMap[Name]): void {
    for (const listener of this.#onEvent) listener(id, name, act);
  }

  on<Name extends keyof UserEventMap>(
    userId: string | null,
    name: Name,
    listener: (act: UserEventMap[Name]) => void,
  ): Cancel {
    const isNamed = (other: keyof UserEventMap, _act: UserEventMap[keyof UserEventMap]): _act is UserEventMap[Name] =>
      other === name;
    const forward: ActListener = (actorId, other, act) => {
      if (actorId === userId && isNamed(other, act)) listener(act);
    };
    this.#onEvent.add(forward);
    return () => void this.#onEvent.delete(forward);
  }
}
