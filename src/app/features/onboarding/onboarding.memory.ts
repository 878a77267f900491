import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryOnboarding } from '@/adapters/memory/memory-onboarding';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(OnboardingPort)
    .toResolvedValue((browser) => new MemoryOnboarding(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
