import type { TextToken } from './post-text';

export interface TextWithLead {
  readonly lead: string;
  readonly rest: readonly TextToken[];
}

/** The maximum length of a first line that is kept whole. */
const MAX_LINE_LENGTH = 90;
const MAX_WORDS_LENGTH = 60;

/** Returns the first line if short, else the sentences or words that fit, at least one word. */
export function splitLead(tokens: readonly TextToken[]): TextWithLead {
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
