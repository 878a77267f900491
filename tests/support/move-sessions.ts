import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { run } from './sql';

/** For tests past midnight, since moderators need a session of the day; `lasting` moves the ends too. */
export async function moveSessions(
  { database, authorship }: { readonly database: Database; readonly authorship: Pick<Authorship, 'ownerRef'> },
  users: readonly { readonly userId: string }[],
  days: number,
  lasting = days,
): Promise<void> {
  const moved = `update identity.sessions set started_on = started_on + $2::int, ends_on = ends_on + $3::int where owner_ref = $1`;
  for (const { userId } of users) await run(database, moved, authorship.ownerRef(userId), days, lasting);
}
