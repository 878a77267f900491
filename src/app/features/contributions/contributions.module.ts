import { ContainerModule } from 'inversify';
import { OwnContributionListPort } from '@/core/contributions/contributions.port';
import { PersonalKey } from '@/stores/common/personal';
import { ContributionsStore } from '@/stores/contributions/contributions.store';
import { ContributionsKey } from '@/stores/contributions/keys';

export const contributionsModule = new ContainerModule(({ bind }) => {
  bind(ContributionsKey)
    .toResolvedValue((list) => new ContributionsStore(list), [OwnContributionListPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ContributionsKey);
});
