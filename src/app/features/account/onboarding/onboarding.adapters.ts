import { ContainerModule } from 'inversify';
import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { HttpClientKey } from '@/app/app-keys';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';

/** The steps of onboarding over the wire. */
export const onboardingAdapters = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((http) => new OnboardingApi(http), [HttpClientKey])
    .inSingletonScope();
});
