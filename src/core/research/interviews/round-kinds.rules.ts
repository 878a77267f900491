import type { InterviewRoundKind } from './interview';

/**
 * The kinds of rounds, each with the regular expression of the names that are of it, in any case. A name may be of several kinds, and an underscore or
 * a digit ends an abbreviation: `HR2` is a round with HR. The expressions mean the same to `RegExp`, to `~*` and to `like_regex`.
 */
export const ROUND_NAMES: Readonly<Record<InterviewRoundKind, string>> = {
  technical: 'techn|coding|program|design|dsa',
  test: 'test|aptitude|assess|assignment|written|quiz',
  group: 'group|(^|[^a-z])gd([^a-z]|$)',
  managerial: 'manag|leader|director|founder|bar raiser',
  hr: '(^|[^a-z])hr([^a-z]|$)|human resource',
};
