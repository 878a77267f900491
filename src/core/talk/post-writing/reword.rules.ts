import { MIN_REPHRASE_WORDS } from './rephrase.rules';

export interface Wording {
  readonly title: string;
  readonly description: string;
}

/** Chat abbreviations that are replaced as whole words. Possible abbreviations of work are left alone. */
const SHORT_FORMS = new Map(
  Object.entries({
    any1: 'anyone',
    bcoz: 'because',
    bcz: 'because',
    cuz: 'because',
    dont: 'don’t',
    cant: 'can’t',
    wont: 'won’t',
    didnt: 'didn’t',
    doesnt: 'doesn’t',
    isnt: 'isn’t',
    gonna: 'going to',
    wanna: 'want to',
    gud: 'good',
    hv: 'have',
    im: 'I’m',
    ive: 'I’ve',
    msg: 'message',
    ofc: 'of course',
    plz: 'please',
    pls: 'please',
    ppl: 'people',
    r: 'are',
    recieve: 'receive',
    recieved: 'received',
    seperate: 'separate',
    shud: 'should',
    som1: 'someone',
    thanx: 'thanks',
    thx: 'thanks',
    tht: 'that',
    u: 'you',
    ur: 'your',
    wat: 'what',
    wid: 'with',
    wud: 'would',
    y: 'why',
    yr: 'year',
    yrs: 'years',
  }),
);

const QUESTION =
  /^(?:anyone|are|can|could|did|do|does|has|have|how|is|kya|may|should|was|were|what|when|where|which|who|why|will|would)\b/i;
const SENTENCE_END = /[.!?।…:)"”’]$/u;
/** Addresses and links. Their parts are bounded, because otherwise each opening bracket would scan the whole text. */
const ADDRESS = /\bhttps?:\/\/\S+|\[[^[\]]{0,200}\]\([^()]{0,2048}\)/gu;

/**
 * Expands chat words and fixes capitals, spaces and full stops in English text. Returns `junk` if there is too little
 * text. Links stay unchanged.
 */
export function reworded({ title, description }: Wording, maxTitleLength: number): Wording | 'junk' {
  if (isJunk(description)) return 'junk';
  const paragraphs = description
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(polish).filter(Boolean).join('\n'))
    .filter(Boolean);
  return {
    title: polishTitle(title, paragraphs[0] ?? '').slice(0, maxTitleLength),
    description: paragraphs.join('\n\n'),
  };
}

/** Returns true for keyboard noise, one repeated word, or only punctuation. */
function isJunk(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const plausible = new Set(words.filter((word) => word.length <= 24 && !/(.)\1{3}/u.test(word) && hasVowel(word)));
  return plausible.size < MIN_REPHRASE_WORDS || plausible.size < new Set(words).size / 2;
}

/** Placeholder around a link's number while the text is reworded: a private-use character. */
const LINK_MARK = '\uE000';
const KEPT_LINK = /\uE000(\d+)\uE000/g;

/** Returns true for a word with a vowel, or with letters of another script, which include their vowels. */
function hasVowel(word: string): boolean {
  return /[aeiouy]|[^\p{ASCII}]/u.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}/.test(word);
}

function polish(line: string): string {
  const links: string[] = [];
  const kept = line.replace(ADDRESS, (link) => `${LINK_MARK}${links.push(link) - 1}${LINK_MARK}`);
  const spelled = calmed(kept)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/([,;!?])(?=[\p{L}])/gu, '$1 ')
    .replaceAll(/([!?])[!?]+/g, '$1')
    .replaceAll(/\.{4,}/g, '…')
    .replaceAll(/\b[A-Za-z]+\d?\b/g, (word) => SHORT_FORMS.get(word) ?? word)
    .replaceAll(/\bi\b/g, 'I')
    .trim();
  if (spelled === '') return '';
  const sentences = capitalised(spelled);
  const ended =
    SENTENCE_END.test(sentences) || sentences.endsWith(LINK_MARK) ? sentences : `${sentences}${endOf(sentences)}`;
  return ended.replace(KEPT_LINK, (_, index) => links[Number(index)] ?? '');
}

function calmed(line: string): string {
  return line.length > 12 && line === line.toUpperCase() && /[A-Z]{4}/.test(line) ? line.toLowerCase() : line;
}

function capitalised(line: string): string {
  return line.replaceAll(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before, letter) => `${before}${letter.toUpperCase()}`);
}

function endOf(line: string): string {
  if (/[\u0900-\u097f]$/.test(line)) return '।';
  const last = line.split(/[.!?]\s+/).at(-1) ?? line;
  return QUESTION.test(last) ? '?' : '.';
}

function polishTitle(title: string, firstParagraph: string): string {
  const polished = polish(title.replaceAll(/\s+/g, ' ')).replace(/(?<!\.)\.$/, '');
  if (polished !== '') return polished;
  const [sentence = ''] = firstParagraph.split(/(?<=[.!?])\s/);
  return sentence.length <= 80 ? sentence.replace(/\.$/, '') : '';
}
