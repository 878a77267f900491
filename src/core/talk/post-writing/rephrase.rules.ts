/** The outcomes of rewording a post (EM-POST-VALIDATION). */
export const REPHRASE_OUTCOMES = ['VALID', 'JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'UNKNOWN'] as const;

/** The outcome of a request for other words. */
export type RephraseOutcome = (typeof REPHRASE_OUTCOMES)[number];

/** The shortest text that can be reworded, in characters (LM-REPHRASE). */
export const MIN_REPHRASE_LENGTH = 20;

/** The requests for other words of one user in a day, and for one draft. */
export const MAX_REPHRASES_PER_DAY = 20;
export const MAX_REPHRASES_PER_DRAFT = 5;
/** A text of fewer different words is none that can be reworded. */
export const MIN_REPHRASE_WORDS = 4;

/** Texts about rewording, as the specification has them, and two of our own: for the limit of a day, and for a post that is not live yet. */
export const rephraseMessages = {
  tooShort: 'Write at least 20 characters to use ‘Rephrase with AI’.',
  junk: 'AI is confused. Try writing a bit more clearly.',
  postLimit: 'You’ve hit the rephrase limit for this post.',
  dayLimit: 'You’ve hit the rephrase limit for today. You can rephrase again tomorrow.',
  failedLive: 'AI rephrase didn’t work this time, but your post is live!',
  failed: 'AI rephrase didn’t work this time. Your text is as you wrote it.',
} as const;

/** Returns whether a text is long enough to be reworded (VA-REPHRASE-MIN). */
export function canRephrase(text: string): boolean {
  return [...text.trim()].length >= MIN_REPHRASE_LENGTH;
}

/** Reads the service's outcome; one that is not listed is UNKNOWN. */
export function rephraseOutcomeOf(value: string): RephraseOutcome {
  return REPHRASE_OUTCOMES.find((outcome) => outcome === value) ?? 'UNKNOWN';
}

/** Returns what to say about an outcome; null if there is a suggestion. `isLive` tells whether the post is one that others see already. */
export function rephraseTextOf(outcome: RephraseOutcome, isLive: boolean): string | null {
  switch (outcome) {
    case 'VALID':
      return null;
    case 'JUNK':
      return rephraseMessages.junk;
    case 'USER_LIMIT_EXCEEDED':
      return rephraseMessages.dayLimit;
    case 'POST_LIMIT_EXCEEDED':
      return rephraseMessages.postLimit;
    case 'UNKNOWN':
      return rephraseFailureOf(isLive);
  }
}

/** Returns what to say about a failed request. */
export function rephraseFailureOf(isLive: boolean): string {
  return isLive ? rephraseMessages.failedLive : rephraseMessages.failed;
}
