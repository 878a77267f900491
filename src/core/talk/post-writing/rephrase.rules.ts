export const REPHRASE_OUTCOMES = ['VALID', 'JUNK', 'USER_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'UNKNOWN'] as const;

export type RephraseOutcome = (typeof REPHRASE_OUTCOMES)[number];

/** The minimum length (LM-REPHRASE). */
export const MIN_REPHRASE_LENGTH = 20;

export const MAX_REPHRASES_PER_DAY = 20;
export const MAX_REPHRASES_PER_DRAFT = 5;
/** A text with fewer different words cannot be reworded. */
export const MIN_REPHRASE_WORDS = 4;

/** The specification's texts, with two additions: for the daily limit, and for a post that is not live. */
export const rephraseMessages = {
  tooShort: 'Write at least 20 characters to use ‘Rephrase with AI’.',
  junk: 'AI is confused. Try writing a bit more clearly.',
  postLimit: 'You’ve hit the rephrase limit for this post.',
  dayLimit: 'You’ve hit the rephrase limit for today. You can rephrase again tomorrow.',
  failedLive: 'AI rephrase didn’t work this time, but your post is live!',
  failed: 'AI rephrase didn’t work this time. Your text is as you wrote it.',
} as const;

type RephraseTexts = Readonly<Record<keyof typeof rephraseMessages, string>>;

/** Texts without a model: fixed rules tidy the text, and nothing is called AI. */
export const tidyMessages: RephraseTexts = {
  tooShort: 'Write at least 20 characters to use ‘Tidy up’.',
  junk: 'There is too little to tidy up. Write a bit more.',
  postLimit: 'You’ve tidied up this post as often as you can.',
  dayLimit: 'You’ve tidied up as often as you can today. You can do it again tomorrow.',
  failedLive: 'Tidying up didn’t work this time, but your post is live!',
  failed: 'Tidying up didn’t work this time. Your text is as you wrote it.',
};

export function rephraseTextsOf(hasModel: boolean): RephraseTexts {
  return hasModel ? rephraseMessages : tidyMessages;
}

export function canRephrase(text: string): boolean {
  return [...text.trim()].length >= MIN_REPHRASE_LENGTH;
}

export function rephraseOutcomeOf(value: string): RephraseOutcome {
  return REPHRASE_OUTCOMES.find((outcome) => outcome === value) ?? 'UNKNOWN';
}

export function rephraseTextOf(outcome: RephraseOutcome, isLive: boolean, texts: RephraseTexts): string | null {
  switch (outcome) {
    case 'VALID':
      return null;
    case 'JUNK':
      return texts.junk;
    case 'USER_LIMIT_EXCEEDED':
      return texts.dayLimit;
    case 'POST_LIMIT_EXCEEDED':
      return texts.postLimit;
    case 'UNKNOWN':
      return rephraseFailureOf(isLive, texts);
  }
}

export function rephraseFailureOf(isLive: boolean, texts: RephraseTexts): string {
  return isLive ? texts.failedLive : texts.failed;
}
