import { topicIndexIn } from './review-topic-words.rules';

export const MAX_QUOTE = 120;
const BEFORE_TOPIC = 40;
const LEFT_OUT = '…';

/** Matches the end of a sentence, but not the full stops of “w.f.h.” and “Rs.”. */
const BETWEEN_SENTENCES =
  /(?<=[^.\s]{2}[.!?।]{1,4}["”’)]{0,3})(?<!(?<!\p{L})(?:rs|no|mr|mrs|ms|dr|vs|approx)\.)\s+|\s*\n\s*/iu;
const BULLET = /^[-–—*•·]+\s*/u;

/** Returns the first matching sentence, cut between words to {@link MAX_QUOTE}, or null if none matches. */
export function topicQuoteOf(topic: string, text: string | null): string | null {
  if (text === null) return null;
  for (const part of text.split(BETWEEN_SENTENCES)) {
    const sentence = part.replaceAll(/\s+/g, ' ').trim().replace(BULLET, '');
    const place = topicIndexIn(topic, sentence);
    if (place < 0) continue;
    const quote = cutAround(sentence, place);
    if (topicIndexIn(topic, quote) >= 0) return quote;
  }
  return null;
}

function cutAround(sentence: string, place: number): string {
  if (sentence.length <= MAX_QUOTE) return sentence;
  const from = place <= MAX_QUOTE - BEFORE_TOPIC ? 0 : sentence.indexOf(' ', place - BEFORE_TOPIC) + 1;
  const head = from === 0 ? '' : LEFT_OUT;
  const rest = head + sentence.slice(from);
  if (rest.length <= MAX_QUOTE) return rest;
  const border = rest.lastIndexOf(' ', MAX_QUOTE - LEFT_OUT.length);
  return border < 0 ? '' : rest.slice(0, border).replace(/[\s,;:–—-]+$/u, '') + LEFT_OUT;
}
