import type { Bind, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import { ContainerModule } from 'inversify';

/**
 * Binds a class as one object per container, made of what `parts` name, in the order of its constructor. Others ask for it by `key`; without one, by
 * the class.
 */
type Provide = <Bound, Made extends Bound, Args extends unknown[]>(
  made: new (...args: Args) => Made,
  parts: MapToResolvedValueInjectOptions<Args>,
  key?: ServiceIdentifier<Bound>,
) => void;

/** Returns a module of bindings; `bind` is for those that are more than a class with its parts. */
export function wire(fill: (provide: Provide, bind: Bind) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    fill((made, parts, key = made) => {
      bind(key)
        .toResolvedValue((...args) => new made(...args), parts)
        .inSingletonScope();
    }, bind);
  });
}
