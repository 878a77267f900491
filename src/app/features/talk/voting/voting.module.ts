import { wire } from '@/app/wire';
import { Votables } from '@/core/talk/voting/votables';

/** Everything that can be voted on; features register what they show. */
export const votingModule = wire((provide) => {
  provide(Votables, []);
});
