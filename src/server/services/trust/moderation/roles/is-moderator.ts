import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import { rolesOfUser } from './roles.queries';

export async function isModerator(database: Database, viewer: Viewer | null): Promise<boolean> {
  if (viewer === null) return false;
  return (await database.query(rolesOfUser, viewer.userId)).some(({ role }) => role === 'moderator');
}
