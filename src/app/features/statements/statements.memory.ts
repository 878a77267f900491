import { ContainerModule } from 'inversify';
import { MemoryStatements } from '@/adapters/memory/statements/memory-statements';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { StatementsPort } from '@/core/statements/statements.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(StatementsPort)
    .toResolvedValue((browser) => new MemoryStatements(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
