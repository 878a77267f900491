import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { OwnActs } from '@/core/kernel/realtime/own-acts.port';
import type { MemoryUser } from '../world/user-records';

type ActListener = (userId: string, name: keyof OwnActs, act: OwnActs[keyof OwnActs]) => void;

export class OwnActRecords {
  readonly #onAct = new Set<ActListener>();

  did<Name extends keyof OwnActs>({ id }: MemoryUser, name: Name, act: OwnActs[Name]): void {
    for (const listener of this.#onAct) listener(id, name, act);
  }

  on<Name extends keyof OwnActs>(userId: string | null, name: Name, listener: (act: OwnActs[Name]) => void): Cancel {
    const isNamed = (other: keyof OwnActs, _act: OwnActs[keyof OwnActs]): _act is OwnActs[Name] => other === name;
    const forward: ActListener = (actorId, other, act) => {
      if (actorId === userId && isNamed(other, act)) listener(act);
    };
    this.#onAct.add(forward);
    return () => void this.#onAct.delete(forward);
  }
}
