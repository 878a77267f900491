import type { Bind, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import { ContainerModule } from 'inversify';

/**
 * Binds a class as a singleton, created with `parts` in the order of its constructor, under `key` or else the class.
 */
type Provide = <Bound, Made extends Bound, Args extends unknown[]>(
  made: new (...args: Args) => Made,
  parts: MapToResolvedValueInjectOptions<Args>,
  key?: ServiceIdentifier<Bound>,
) => void;

export function wire(fill: (provide: Provide, bind: Bind) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    fill((made, parts, key = made) => {
      bind(key)
        .toResolvedValue((...args) => new made(...args), parts)
        .inSingletonScope();
    }, bind);
  });
}
