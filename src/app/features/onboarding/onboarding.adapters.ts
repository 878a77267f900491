import { ContainerModule } from 'inversify';
import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';
import { HttpClientKey } from '../../app-keys';

/** The steps of onboarding over the wire. */
export const onboardingAdapters = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((http) => new OnboardingApi(http), [HttpClientKey])
    .inSingletonScope();
});
