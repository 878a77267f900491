import { MemoryOnboarding } from '@/adapters/memory/account/onboarding/memory-onboarding';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';

export const adapters = wire((provide) => {
  provide(MemoryOnboarding, [MemoryBrowserKey], OnboardingPort);
});
