import type { ReportReason } from '@/core/kernel/moderated/report';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { Moderation } from '@/server/platform/moderation/moderation';
import { storeReportOnce } from '@/server/services/trust/feed/reports/reports.queries';
import { grantRole } from '@/server/services/trust/moderation/roles/grant-role.queries';
import { MODERATORS } from './demo-accounts';
import { reportedDemoItems } from './load-cases.queries';
import type { ReferencedPerson } from './references';

const POSTS = 6;
const REVIEWS = 3;

const REPORTS: readonly (readonly [ReportReason, string | null])[] = [
  ['FALSE', 'The dates cannot be right.'],
  ['ABUSE', null],
  ['ADVERTISING', 'It praises one training institute.'],
  ['IDENTITY', 'Only one person had that desk. Everyone in the team knows who is meant.'],
  ['OTHER', null],
];

export async function loadCases(
  tx: Database,
  authorship: Authorship,
  { people, now }: { readonly people: readonly ReferencedPerson[]; readonly now: number },
): Promise<void> {
  for (const { person } of people)
    if (MODERATORS.includes(person.subject ?? '')) await tx.query(grantRole, person.userId, 'moderator');
  const moderation = new Moderation(moderatedKinds, authorship, () => now, { showWithinHours: 0 });
  const reported = await tx.query(reportedDemoItems, POSTS, REVIEWS);
  for (const [place, { kind, id }] of reported.entries()) {
    const voterRef = people.at(-1 - place)?.voter;
    const [reason, details] = REPORTS[place % REPORTS.length] ?? ['OTHER', null];
    if (voterRef === undefined) continue;
    await tx.query(storeReportOnce, kind, id, voterRef, reason, details);
    await moderation.report(tx, { kind, id, reason, voterRef });
  }
}
