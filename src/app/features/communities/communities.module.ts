import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { CommunitiesKey } from '@/stores/communities/keys';

export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(CommunitiesKey)
    .toResolvedValue((communities) => new CommunitiesStore(communities), [CommunitiesPort])
    .inSingletonScope();
  bind(PersonalKey).toService(CommunitiesKey);
});
