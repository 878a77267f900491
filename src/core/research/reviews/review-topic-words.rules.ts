import type { TopicPhrases } from './review-topic-phrases';
import { BUSINESS_PHRASES, TOPIC_PHRASES, WORD_SETS } from './review-topic-phrases';

/** Increase it to make the server classify stored reviews again. */
export const TOPIC_RULES_VERSION = '3';

/** Words in a part of a sentence that is a mere list entry, like “Salary and growth”. */
const SHORT_PART = 4;

type Effect = keyof TopicPhrases;

interface Phrase {
  readonly topic: number | null;
  readonly effect: Effect;
  /** Null is any word. */
  readonly words: readonly (ReadonlySet<string> | null)[];
  /** The place of the word that the phrase is found by. */
  readonly anchor: number;
}

interface Word {
  readonly text: string;
  readonly place: number;
  /** Number of the part of the sentence, between two punctuation marks. */
  readonly part: number;
}

interface Hit {
  /** Is null if every topic is meant. */
  readonly topic: number | null;
  readonly effect: Effect;
  readonly from: number;
  readonly to: number;
}

const TOPICS = Object.keys(TOPIC_PHRASES);
const WORDS = /[\p{L}\p{M}\p{N}&]+|[.,;:!?()\n।](?=\s|$)/gu;
const MARK = /^[^\p{L}\p{M}\p{N}&]/u;
const BETWEEN_PHRASES = /[,\n]/;

const PHRASES_BY_WORD = new Map<string, Phrase[]>();
for (const [topic, phrases] of Object.values<TopicPhrases>(TOPIC_PHRASES).entries()) {
  for (const effect of ['says', 'maybe', 'not'] as const) {
    for (const phrase of (phrases[effect] ?? '').split(BETWEEN_PHRASES)) index(phrase, topic, effect);
  }
}

for (const phrase of BUSINESS_PHRASES.split(BETWEEN_PHRASES)) index(phrase, null, 'not');

function index(phrase: string, topic: number | null, effect: Effect): void {
  for (const variant of variantsOf(phrase.trim().split(/\s+/))) {
    const words = variant.map((word) => (word === '_' ? null : choicesOf(word)));
    const anchor = words.reduce((best, word, place) => (rarity(word) > rarity(words[best]) ? place : best), 0);
    for (const word of words[anchor] ?? []) {
      const known = PHRASES_BY_WORD.get(word) ?? [];
      known.push({ topic, effect, words, anchor });
      PHRASES_BY_WORD.set(word, known);
    }
  }
}

/** Long words are rare in texts, so that few phrases are compared in vain. */
function rarity(choices: ReadonlySet<string> | null | undefined): number {
  return Math.min(...Array.from(choices ?? [''], (word) => word.length));
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
  const hits = hitsIn(wordsOf(text));
  return TOPICS.filter((_, topic) => hits.some((hit) => hit.topic === topic));
}

/** The index in `text` of the first phrase on the topic; -1 if there is none. */
export function topicPlace(topic: string, text: string): number {
  const words = wordsOf(text);
  const places = hitsIn(words)
    .filter((hit) => hit.topic !== null && TOPICS[hit.topic] === topic)
    .map(({ from }) => words[from]?.place ?? 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function wordsOf(text: string): readonly Word[] {
  let part = 0;
  return Array.from(text.toLowerCase().matchAll(WORDS), ({ 0: word, index: place }) => ({
    text: word,
    place,
    part: MARK.test(word) ? part++ : part,
  }));
}

/** The phrases that count. */
function hitsIn(words: readonly Word[]): readonly Hit[] {
  const all = words.flatMap((word, place) => hitsAt(words, word, place));
  const excluded = all.filter(({ effect }) => effect === 'not');
  const left = all.filter((hit) => hit.effect !== 'not' && !excluded.some((one) => excludes(one, hit, words)));
  const sure = left.filter(({ effect }) => effect === 'says');
  return left.filter((hit) => hit.effect === 'says' || isMeant(hit, words, sure));
}

function hitsAt(text: readonly Word[], { text: word }: Word, place: number): readonly Hit[] {
  return (PHRASES_BY_WORD.get(word) ?? [])
    .filter(({ words, anchor }) => words.every((choices, at) => isOneOf(choices, text[place - anchor + at])))
    .map(({ topic, effect, words, anchor }) => {
      const from = place - anchor;
      return { topic, effect, from, to: from + words.length - 1 };
    });
}

function isOneOf(choices: ReadonlySet<string> | null, word: Word | undefined): boolean {
  return word !== undefined && (choices === null || choices.has(word.text));
}

function excludes(one: Hit, hit: Hit, words: readonly Word[]): boolean {
  if (one.topic === null) return words[one.from]?.part === words[hit.from]?.part;
  return one.topic === hit.topic && one.from <= hit.to && one.to >= hit.from;
}

function isMeant({ topic, from }: Hit, words: readonly Word[], sure: readonly Hit[]): boolean {
  const part = words[from]?.part;
  const length = words.filter((word) => word.part === part && !MARK.test(word.text)).length;
  return length <= SHORT_PART || !sure.some((hit) => hit.topic !== topic && words[hit.from]?.part === part);
}
