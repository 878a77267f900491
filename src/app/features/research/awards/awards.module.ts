import { ContainerModule } from 'inversify';
import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { AwardsPort } from '@/core/research/awards/awards.port';
import { OpenAwards } from '@/core/research/awards/open-awards.use-case';
import { AwardsStore } from '@/stores/research/awards/awards.store';
import { AwardsKey } from '@/stores/research/awards/keys';

export const awardsAdapters = wire((provide) => {
  provide(AwardsApi, [HttpClientKey], AwardsPort);
});

export const awardsModule = new ContainerModule(({ bind }) => {
  bind(AwardsKey)
    .toResolvedValue((awards) => new AwardsStore(awards, new OpenAwards(awards)), [AwardsPort])
    .inSingletonScope();
});
