import { CasesPort } from '@/core/trust/moderation/cases.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

const SKIPPED = new Set(['own_decision', 'case_withdrawn']);

export async function claimedCase(by: Actor, postId: string) {
  const cases = by.port(CasesPort);
  const { cases: queue } = successOf(await cases.listCases());
  for (const { caseId, claim } of queue) {
    if (claim === 'other') continue;
    const answer = await cases.claimCase({ caseId });
    if (!answer.ok && SKIPPED.has(answer.failure.code ?? '')) continue;
    const found = successOf(answer);
    if (found.path === `/p/${postId}`) return { caseId, ...found };
    successOf(await cases.releaseCase({ caseId }));
  }
  throw new Error('The post has no case.');
}
