import { ContainerModule } from 'inversify';
import { AwardsPort } from '@/core/awards/awards.port';
import { OpenAwards } from '@/core/awards/open-awards.use-case';
import { AwardsStore } from '@/stores/awards/awards.store';
import { AwardsKey } from '@/stores/awards/keys';

export const awardsModule = new ContainerModule(({ bind }) => {
  bind(AwardsKey)
    .toResolvedValue((awards) => new AwardsStore(awards, new OpenAwards(awards)), [AwardsPort])
    .inSingletonScope();
});
