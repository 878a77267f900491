import type { TextToken } from './post-text';

/** A text in two parts: its first words, which stand for a missing title, and what follows them. */
export interface LedText {
  /** Empty if the text begins with a link. */
  readonly lead: string;
  readonly rest: readonly TextToken[];
}

const MAX_LEAD_LENGTH = 60;

/** Takes the first words off a text: at most 60 characters of its first line, and at least one word. */
export function splitLead(tokens: readonly TextToken[]): LedText {
  const [first, ...others] = tokens;
  if (first?.kind !== 'text') return { lead: '', rest: tokens };
  const text = first.raw.trimStart();
  const [line = ''] = text.split('\n', 1);
  const lead = line.length <= MAX_LEAD_LENGTH ? line.trimEnd() : firstWordsOf(line);
  const raw = text.slice(lead.length);
  return { lead, rest: raw === '' ? others : [{ kind: 'text', raw }, ...others] };
}

function firstWordsOf(line: string): string {
  const cut = line.slice(0, MAX_LEAD_LENGTH + 1);
  const whole = cut.replace(/\s+\S*$/u, '');
  return whole === cut ? (line.split(/\s/u, 1)[0] ?? line) : whole;
}
