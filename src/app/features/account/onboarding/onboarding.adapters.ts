import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';

export const onboardingAdapters = wire((provide) => {
  provide(OnboardingApi, [HttpClientKey], OnboardingPort);
});
