import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryStatements } from '@/adapters/memory/trust/statements/memory-statements';
import { StatementsPort } from '@/core/trust/statements/statements.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(StatementsPort)
    .toResolvedValue((browser) => new MemoryStatements(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
