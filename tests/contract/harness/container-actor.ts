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
