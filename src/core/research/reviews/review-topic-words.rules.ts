import data from './review-topic-phrases.json' with { type: 'json' };
import type { ReviewTopic } from './review-topics';

/**
 * Lines of phrases, separated by commas. `a/b` is a choice, `a?` optional, `_` any word, `#` any number. `$name` is one
 * of the word sets. `|` marks the beginning or end of a part of a sentence. The business phrases are about the
 * company's products, and exclude all topics from their part of a sentence.
 */
interface TopicPhrases {
  readonly says: readonly string[];
  /**
   * Phrases that do not count next to another topic in the same part of a sentence, unless a word such as “and” joins the two.
   */
  readonly weak?: readonly string[];
  /** Phrases whose words do not count as the topic, unless a longer phrase in `says` contains all of them. */
  readonly not?: readonly string[];
}

const TOPIC_PHRASES: Readonly<Record<ReviewTopic, TopicPhrases>> = data.topics;
const WORD_SETS: Readonly<Record<string, string>> = data.wordSets;

/** Increase it to make the server classify stored reviews again. */
export const TOPIC_RULES_VERSION = '9';

interface Phrase {
  /** Null if the phrase is about the company's business. */
  readonly topic: string | null;
  readonly effect: keyof TopicPhrases;
  /** Null matches any word. */
  readonly words: readonly (ReadonlySet<string> | null)[];
  /** The position of the word by which the phrase is looked up. */
  readonly anchor: number;
}

interface Hit extends Pick<Phrase, 'topic' | 'effect'> {
  readonly from: number;
  readonly to: number;
}

export const TOPICS = Object.keys(TOPIC_PHRASES);
/** Matches the character between two parts of a sentence. */
const BETWEEN_PARTS = /[.,;:!?()।](?=\s|$)|\n/u;
const ANY_NUMBER = '#';
const BORDER = '|';
const NO_WORDS: ReadonlySet<string> = new Set([ANY_NUMBER, BORDER]);
const NUMBER = /^\d+$/;
const JOINING_WORDS: ReadonlySet<string> = new Set([
  'and',
  'but',
  'or',
  'with',
  'so',
  'though',
  'while',
  'aur',
  'lekin',
  'par',
]);
const WORDS = /[\p{L}\p{M}\p{N}&]+/gu;

const PHRASES_BY_WORD = new Map<string, Phrase[]>();
for (const [topic, phrases] of Object.entries<TopicPhrases>(TOPIC_PHRASES)) {
  for (const effect of ['says', 'weak', 'not'] as const) index(phrases[effect] ?? [], topic, effect);
}
index(data.business, null, 'not');

function index(lines: readonly string[], topic: string | null, effect: Phrase['effect']): void {
  for (const variant of lines
    .flatMap((line) => line.split(','))
    .flatMap((phrase) => variantsOf(phrase.trim().split(/\s+/)))) {
    const words = variant.map((word) => (word === '_' ? null : choicesOf(word)));
    const anchor = words.reduce((best, word, place) => (rarity(word) > rarity(words[best]) ? place : best), 0);
    for (const word of words[anchor] ?? []) {
      const known = PHRASES_BY_WORD.get(word) ?? [];
      known.push({ topic, effect, words, anchor });
      PHRASES_BY_WORD.set(word, known);
    }
  }
}

/** Long words are rare in texts, so few phrases need a comparison. */
function rarity(choices: ReadonlySet<string> | null | undefined): number {
  return Math.min(...Array.from(choices ?? [''], (word) => (NO_WORDS.has(word) ? 0 : word.length)));
}

function variantsOf(words: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  const after = variantsOf(rest);
  const taken = after.map((others) => [first.replace('?', ''), ...others]);
  return first.endsWith('?') ? [...taken, ...after] : taken;
}

function choicesOf(word: string): ReadonlySet<string> {
  return new Set(
    word.split('/').flatMap((one) => (one.startsWith('$') ? (WORD_SETS[one.slice(1)] ?? '').split('/') : [one])),
  );
}

export function topicsOf(text: string | null): readonly string[] {
  if (text === null) return [];
  const places = placesIn(text);
  return TOPICS.filter((topic) => places.has(topic));
}

/** Returns the index in `text` of the first phrase on the topic, or -1 if the text does not mention it. */
export function topicIndexIn(topic: string, text: string): number {
  return placesIn(text).get(topic) ?? -1;
}

function placesIn(text: string): ReadonlyMap<string | null, number> {
  const places = new Map<string | null, number>();
  let start = 0;
  for (const part of text.toLowerCase().split(BETWEEN_PARTS)) {
    const words = Array.from(part.matchAll(WORDS));
    for (const { topic, from } of hitsIn(words.map(([word]) => word))) {
      const place = start + (words[from]?.index ?? 0);
      places.set(topic, Math.min(place, places.get(topic) ?? place));
    }
    start += part.length + 1;
  }
  return places;
}

/** Returns the phrases that count in a part of a sentence. */
function hitsIn(part: readonly string[]): readonly Hit[] {
  const all = part.flatMap((_, place) => hitsAt(part, place));
  if (all.some(({ topic }) => topic === null)) return [];
  const excluded = all.filter(({ effect }) => effect === 'not');
  const said = all.filter((hit) => hit.effect !== 'not' && !excluded.some((one) => excludes(one, hit)));
  return said.filter((hit) => hit.effect === 'says' || !said.some((one) => isNextToAnother(one, hit, part)));
}

function isNextToAnother(one: Hit, weak: Hit, part: readonly string[]): boolean {
  if (one.effect !== 'says' || one.topic === weak.topic) return false;
  const between = part.slice(Math.min(one.to, weak.to) + 1, Math.max(one.from, weak.from));
  return !between.some((word) => JOINING_WORDS.has(word));
}

function hitsAt(part: readonly string[], place: number): readonly Hit[] {
  return (PHRASES_BY_WORD.get(part[place] ?? '') ?? [])
    .filter(({ words, anchor }) => words.every((choices, at) => isOneOf(choices, part[place - anchor + at])))
    .map(({ topic, effect, words, anchor }) => {
      const from = place - anchor;
      return { topic, effect, from, to: from + words.length - 1 };
    });
}

function isOneOf(choices: ReadonlySet<string> | null, word: string | undefined): boolean {
  if (word === undefined) return choices?.has(BORDER) ?? false;
  return choices === null || choices.has(word) || (choices.has(ANY_NUMBER) && NUMBER.test(word));
}

function excludes(one: Hit, says: Hit): boolean {
  if (one.topic !== says.topic || one.from > says.to || one.to < says.from) return false;
  const isPartOf = one.from >= says.from && one.to <= says.to;
  return !isPartOf || one.to - one.from === says.to - says.from;
}
