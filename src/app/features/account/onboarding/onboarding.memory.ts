import { ContainerModule } from 'inversify';
import { MemoryOnboarding } from '@/adapters/memory/account/onboarding/memory-onboarding';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((browser) => new MemoryOnboarding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
