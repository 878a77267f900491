import type { ContainerModule } from 'inversify';
import { Container } from 'inversify';
import type { Key } from '@/core/kernel/common/key';
import type { Actor } from './contract-harness';

export class ContainerActor implements Actor {
  readonly container = new Container();

  constructor(adapters: readonly ContainerModule[]) {
    for (const module of adapters) this.container.load(module);
  }

  port<Value>(key: Key<Value>): Value {
    return this.container.get<Value>(key);
  }
}

/** Changes an actor of a harness before it is used. */
export type Prepare = (actor: ContainerActor) => void;

/** Puts an adapter in place of the harness's own, which `make` may still ask. */
export function replacing<Value>(key: Key<Value>, make: (actor: Actor) => Value): Prepare {
  return (actor) => {
    const value = make(actor);
    actor.container.rebind<Value>(key).toConstantValue(value);
  };
}
