import type { CaseFinding } from './case-finding';
import type { ContributionReason } from './contribution-reason';
import { ruleNamed } from './moderation-rules.rules';

/** Returns the rules that findings are about, as the author of the contribution reads them. */
export function reasonsOf(findings: readonly CaseFinding[]): ContributionReason[] {
  return findings.map(({ rule, words }) => {
    const { title, wording } = ruleNamed(rule);
    return { rule: title, wording, words: [...words] };
  });
}
