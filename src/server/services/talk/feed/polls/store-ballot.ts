import type { Database } from '@/server/platform/database';
import type { Ballot } from '../attachments/ballot';
import { insertBallot } from './ballot.queries';

export async function storeBallot<Option>(
  tx: Database,
  postId: string,
  options: readonly Option[],
  closesAt: Date | null,
): Promise<Ballot<Option>> {
  const [row] = await tx.query(insertBallot, postId, JSON.stringify(options), closesAt);
  if (row === undefined) throw new Error('A ballot was not stored.');
  return { ...row.ballot, options };
}
