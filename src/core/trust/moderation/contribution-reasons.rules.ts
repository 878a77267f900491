import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ContributionReason } from './contribution-reason';

export function reasonsOf(findings: readonly CaseFinding[]): ContributionReason[] {
  return findings
    .filter(({ isNoted }) => isNoted === undefined)
    .map(({ rule, words }) => {
      const { title, wording } = ruleById(rule);
      return { rule: title, wording, words: [...words] };
    });
}
