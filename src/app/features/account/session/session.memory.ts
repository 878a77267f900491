import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { MemoryJobPortal } from '@/adapters/memory/account/job-portal/memory-job-portal';
import { MemoryLogin } from '@/adapters/memory/account/session/memory-login';
import { MemoryRenewals } from '@/adapters/memory/account/session/memory-renewals';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { MemorySessions } from '@/adapters/memory/account/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/kernel/world/memory-page-locks';
import { wire } from '@/app/wire';
import { JobPortalPort } from '@/core/account/job-portal/job-portal.port';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { LoginPort } from '@/core/account/session/login.port';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { PageLocksPort } from '@/core/kernel/common/page-locks.port';

export const adapters = wire((provide) => {
  provide(MemoryLogin, [MemoryBrowserKey], LoginPort);
  provide(NoClientIds, [], ClientIdsPort);
  provide(MemoryJobPortal, [MemoryBrowserKey], JobPortalPort);
  provide(MemorySessionChanges, [MemoryBrowserKey], SessionChangesPort);
  provide(MemoryPageLocks, [MemoryBrowserKey], PageLocksPort);
  provide(MemorySessions, [MemoryBrowserKey], SignInMethodsPort);
  provide(MemoryRenewals, [MemoryBrowserKey], RenewalsPort);
});
