import { ContainerModule } from 'inversify';
import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { MemoryJobPortal } from '@/adapters/memory/account/job-portal/memory-job-portal';
import { MemoryLogin } from '@/adapters/memory/account/session/memory-login';
import { MemoryRenewals } from '@/adapters/memory/account/session/memory-renewals';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { MemorySessions } from '@/adapters/memory/account/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/kernel/world/memory-page-locks';
import { JobPortalPort } from '@/core/account/job-portal/job-portal.port';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { LoginPort } from '@/core/account/session/login.port';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { PageLocksPort } from '@/core/kernel/common/page-locks.port';

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
