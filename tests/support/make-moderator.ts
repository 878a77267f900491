import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import type { Database } from '@/server/platform/database';
import { acceptConduct } from '@/server/services/trust/moderation/conduct/conduct.queries';
import { grantRole } from '@/server/services/trust/moderation/roles/grant-role.queries';

/** `null`: has accepted no code of conduct. */
export async function makeModerator(
  database: Database,
  userId: string,
  accepted: number | null = CONDUCT_VERSION,
): Promise<void> {
  await database.query(grantRole, userId, 'moderator');
  if (accepted !== null) await database.query(acceptConduct, userId, accepted, dayInIndia(Date.now()));
}
