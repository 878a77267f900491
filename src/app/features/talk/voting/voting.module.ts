import { ContainerModule } from 'inversify';
import { Votables } from '@/core/talk/voting/votables';

/** Everything that can be voted on; features register what they show. */
export const votingModule = new ContainerModule(({ bind }) => {
  bind(Votables)
    .toResolvedValue(() => new Votables())
    .inSingletonScope();
});
