import { ContainerModule } from 'inversify';
import { UserApi } from '@/adapters/http/generated/user';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';
import { HttpClientKey } from '../../app-keys';

/** The steps of onboarding over the wire. */
export const onboardingHttp = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((http) => new UserApi(http), [HttpClientKey])
    .inSingletonScope();
});
