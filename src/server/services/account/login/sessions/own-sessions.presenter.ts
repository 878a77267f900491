import { createHash } from 'node:crypto';
import type { SignInMethod, UserSession } from '@/contract/generated/login';
import type { sessionsOfOwner } from '@/server/platform/sessions/user-sessions.queries';
import type { RowOf } from '@/server/platform/sql-types';
import type { accountColumns } from './own-sessions.queries';

export function presentSession(
  { id, provider, device, started_on, seen_on }: RowOf<typeof sessionsOfOwner.columns>,
  currentId: string | null,
): UserSession {
  return {
    sessionId: id,
    isCurrent: id === currentId,
    device,
    provider,
    startedOn: started_on,
    lastSeenOn: seen_on,
  };
}

export function presentMethod(account: RowOf<typeof accountColumns>): SignInMethod {
  const { provider, email, linked_on } = account;
  return { methodId: methodIdOf(account), provider, email, linkedOn: linked_on };
}

export function methodIdOf({ provider, subject }: Pick<RowOf<typeof accountColumns>, 'provider' | 'subject'>): string {
  return createHash('sha256').update(`${provider} ${subject}`).digest('base64url');
}
