import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryStatements } from '@/adapters/memory/trust/statements/memory-statements';
import { wire } from '@/app/wire';
import { StatementsPort } from '@/core/trust/statements/statements.port';

export const adapters = wire((provide) => {
  provide(MemoryStatements, [MemoryBrowserKey], StatementsPort);
});
