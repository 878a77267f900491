import { createHash } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { Provider } from '@/server/platform/sessions/session.queries';
import { useToken } from './accounts.queries';
import { tokenInvalid } from './provider-identity';
import { providerLabels } from './provider-labels';

/** A used token. `expiresAt` is in ms since 1970. */
export interface SpentToken {
  readonly provider: Provider;
  readonly token: string;
  readonly expiresAt: number;
}

/** Marks a token as used. Throws 401 `token_invalid` if it was used before. */
export async function spendToken(database: Database, { provider, token, expiresAt }: SpentToken): Promise<void> {
  const hash = createHash('sha256').update(`${provider} ${token}`).digest();
  const [used] = await database.query(useToken, hash, dayInIndia(expiresAt));
  if (used === undefined) throw tokenInvalid(providerLabels[provider]);
}
