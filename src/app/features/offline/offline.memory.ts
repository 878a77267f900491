import { ContainerModule } from 'inversify';
import { MemoryConnection } from '@/adapters/memory/offline/memory-connection';
import { MemoryKeptPages } from '@/adapters/memory/offline/memory-kept-pages';
import { ClockPort } from '@/core/common/clock.port';
import { ConnectionPort } from '@/core/offline/connection.port';
import { KeptPagesPort } from '@/core/offline/kept-pages.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(KeptPagesPort)
    .toResolvedValue((clock) => new MemoryKeptPages(() => clock.now()), [ClockPort])
    .inSingletonScope();
  bind(ConnectionPort).toConstantValue(new MemoryConnection());
});
