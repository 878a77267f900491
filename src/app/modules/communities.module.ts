import { ContainerModule } from 'inversify';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesToken } from '../tokens';

/** Communities. */
export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(CommunitiesStore)
    .toResolvedValue((communities) => new CommunitiesStore(communities), [CommunitiesToken])
    .inSingletonScope();
});
