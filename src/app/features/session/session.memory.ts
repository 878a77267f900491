import { ContainerModule } from 'inversify';
import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { MemoryJobPortal } from '@/adapters/memory/job-portal/memory-job-portal';
import { MemoryLogin } from '@/adapters/memory/session/memory-login';
import { MemoryRenewals } from '@/adapters/memory/session/memory-renewals';
import { MemorySessionChanges } from '@/adapters/memory/session/memory-session-changes';
import { MemorySessions } from '@/adapters/memory/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/world/memory-page-locks';
import { PageLocksPort } from '@/core/common/page-locks.port';
import { JobPortalPort } from '@/core/job-portal/job-portal.port';
import { ClientIdsPort } from '@/core/session/client-ids.port';
import { LoginPort } from '@/core/session/login.port';
import { RenewalsPort } from '@/core/session/renewals.port';
import { SessionChangesPort } from '@/core/session/session-changes.port';
import { SignInMethodsPort } from '@/core/session/sign-in-methods.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((browser) => new MemoryLogin(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ClientIdsPort)
    .toResolvedValue(() => new NoClientIds())
    .inSingletonScope();
  bind(JobPortalPort)
    .toResolvedValue((browser) => new MemoryJobPortal(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SessionChangesPort)
    .toResolvedValue((browser) => new MemorySessionChanges(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PageLocksPort)
    .toResolvedValue((browser) => new MemoryPageLocks(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SignInMethodsPort)
    .toResolvedValue((browser) => new MemorySessions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(RenewalsPort)
    .toResolvedValue((browser) => new MemoryRenewals(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
