import type { Authorship } from '@/server/platform/authorship';
import { InvitedCounts } from '@/server/platform/contributing/invited-counts';
import type { Database } from '@/server/platform/database';
import type { ReferencedPerson } from './references';

const INVITING = 1;
const PEOPLE = 26;
const INVITED = 8;

export async function loadInvitations(
  tx: Database,
  authorship: Authorship,
  { people, now }: { readonly people: readonly ReferencedPerson[]; readonly now: number },
): Promise<void> {
  const counts = new InvitedCounts(authorship, () => now);
  for (const [place, { persona }] of people.slice(-PEOPLE).entries())
    await counts.add(tx, INVITING, persona, place < INVITED);
}
