import type { TextToken } from './post-text';

/** A text in two parts: its first words, which stand for a missing title, and what follows them. */
export interface LedText {
  /** Empty if the text begins with a link. */
  readonly lead: string;
  readonly rest: readonly TextToken[];
}

/** A first line of this length is one heading: cut, a word or two of it would be left over. */
const MAX_LINE_LENGTH = 90;
const MAX_WORDS_LENGTH = 60;

/** Takes the first words off a text: its first line if that is short, else the sentences that fit, else the words that fit, and at least one. */
export function splitLead(tokens: readonly TextToken[]): LedText {
  const [first, ...others] = tokens;
  if (first?.kind !== 'text') return { lead: '', rest: tokens };
  const text = first.raw.trimStart();
  const [line = ''] = text.split('\n', 1);
  const lead = line.length <= MAX_LINE_LENGTH ? line.trimEnd() : (firstSentencesOf(line) ?? firstWordsOf(line));
  const raw = text.slice(lead.length);
  return { lead, rest: raw === '' ? others : [{ kind: 'text', raw }, ...others] };
}

function firstSentencesOf(line: string): string | null {
  return /^.*[.?!।](?=\s)/u.exec(line.slice(0, MAX_LINE_LENGTH + 1))?.[0] ?? null;
}

function firstWordsOf(line: string): string {
  const cut = line.slice(0, MAX_WORDS_LENGTH + 1);
  const whole = cut.replace(/\s+\S*$/u, '');
  return whole === cut ? (line.split(/\s/u, 1)[0] ?? line) : whole;
}
