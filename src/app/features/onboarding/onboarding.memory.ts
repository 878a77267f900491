import { ContainerModule } from 'inversify';
import { MemoryOnboarding } from '@/adapters/memory/onboarding/memory-onboarding';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((browser) => new MemoryOnboarding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
