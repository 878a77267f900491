import { ContainerModule } from 'inversify';
import { MemoryEarlyKeys } from '@/adapters/memory/kernel/shortcuts/memory-early-keys';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(EarlyKeysPort)
    .toResolvedValue(() => new MemoryEarlyKeys())
    .inSingletonScope();
});
