/**
 * The kinds of rounds, each with the regular expression of the names that are of it, in any case. A name may be of several kinds. The expressions
 * mean the same to `~*` and to `like_regex`.
 */
export const ROUND_KINDS = {
  technical: 'techn|coding|program|design|dsa',
  test: 'test|aptitude|assess|assignment|written|quiz',
  group: 'group|(^|[^a-z])gd([^a-z]|$)',
  managerial: 'manag|leader|director|founder|bar raiser',
  hr: '(^|[^a-z])hr([^a-z]|$)|human resource',
} as const;

export type RoundKind = keyof typeof ROUND_KINDS;
