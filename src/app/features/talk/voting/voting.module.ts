import { wire } from '@/app/wire';
import { Votables } from '@/core/talk/voting/votables';

export const votingModule = wire((provide) => {
  provide(Votables, []);
});
