import { ContainerModule } from 'inversify';
import { MemoryConnection } from '@/adapters/memory/kernel/offline/memory-connection';
import { MemoryKeptPages } from '@/adapters/memory/kernel/offline/memory-kept-pages';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { ConnectionPort } from '@/core/kernel/offline/connection.port';
import { KeptPagesPort } from '@/core/kernel/offline/kept-pages.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(KeptPagesPort)
    .toResolvedValue((clock) => new MemoryKeptPages(() => clock.now()), [ClockPort])
    .inSingletonScope();
  bind(ConnectionPort).toConstantValue(new MemoryConnection());
});
