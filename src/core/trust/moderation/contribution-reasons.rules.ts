import type { CaseFinding } from './case-finding';
import type { ContributionReason } from './contribution-reason';
import { ruleNamed } from './moderation-rules.rules';

/** Returns the rules for which findings keep a contribution from being published, as its author reads them. */
export function reasonsOf(findings: readonly CaseFinding[]): ContributionReason[] {
  return findings
    .filter(({ isNoted }) => isNoted === undefined)
    .map(({ rule, words }) => {
      const { title, wording } = ruleNamed(rule);
      return { rule: title, wording, words: [...words] };
    });
}
