/** Prompts in asking order. Benefits and tenure follow the kinds of the specification (ST-PROMPT-ORDER). */
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

/** Returns the following type, or else the first that the app offers, or null if there is none. */
export function nextPromptAfter(given: PromptType | null, isOffered: (type: PromptType) => boolean): PromptType | null {
  const next = given === null ? null : NEXT[given];
  if (next !== null && isOffered(next)) return next;
  return PROMPT_TYPES.find((type) => type !== given && isOffered(type)) ?? null;
}
