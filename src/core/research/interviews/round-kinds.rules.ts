import type { InterviewRoundKind } from './interview';

/**
 * Case-insensitive regular expressions for the names of rounds. A name may match several kinds. An underscore or digit
 * ends an abbreviation: `HR2` is HR. They work the same in `RegExp`, `~*` and `like_regex`.
 */
export const ROUND_NAMES: Readonly<Record<InterviewRoundKind, string>> = {
  technical: 'techn|coding|program|design|dsa',
  test: 'test|aptitude|assess|assignment|written|quiz',
  group: 'group|(^|[^a-z])gd([^a-z]|$)',
  managerial: 'manag|leader|director|founder|bar raiser',
  hr: '(^|[^a-z])hr([^a-z]|$)|human resource',
};
