/** The things that users are asked for next, in the order of the asking; benefits and tenure follow what the specification names (ST-PROMPT-ORDER). */
export const PROMPT_TYPES = [
  'review',
  'interview',
  'photo',
  'salary',
  'compare',
  'slider',
  'benefits',
  'tenure',
] as const;

export type PromptType = (typeof PROMPT_TYPES)[number];

/** The next thing to ask for after each (ST-PROMPT-NEXT). */
const NEXT: Readonly<Record<PromptType, PromptType>> = {
  review: 'interview',
  interview: 'photo',
  photo: 'interview',
  salary: 'review',
  compare: 'review',
  slider: 'compare',
  benefits: 'review',
  tenure: 'review',
};

/**
 * Returns the thing to ask for after another one (null for none): the one that follows, or, if the app does not have it, the first that it
 * has. Null if there is nothing else.
 */
export function promptAfter(given: PromptType | null, isOffered: (type: PromptType) => boolean): PromptType | null {
  const next = given === null ? null : NEXT[given];
  if (next !== null && isOffered(next)) return next;
  return PROMPT_TYPES.find((type) => type !== given && isOffered(type)) ?? null;
}
