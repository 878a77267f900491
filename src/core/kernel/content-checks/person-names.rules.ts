import type { TextRange } from './finding';
import { rangesOf } from './finding';
import { DEVANAGARI_NAMES, FIRST_NAMES, SURNAMES } from './known-names';

// Companies, places and subjects that look like a person's name.
const ORGANISATION =
  /^(?:['’]s)?\s(?:Labs?|Laborator(?:y|ies)|PathLabs|Hospitals?|Clinics?|Eye|College|University|Institute|School|Academy|Foundation|Trust|Ltd|Limited|Pvt|Private|Inc|LLP|Group|Industries|Technologies|Solutions|Systems|Motors|Mills|Bank|Steel|Power|Cement|Chemicals|Pharma|Foods|Sweets|Textiles|Jewellers|Road|Nagar|Marg|Street|Chowk|Colony|Layout|Puram|Stadium|Airport|Station|Park|Jayanti|Place|Circle|Award|Scholarship|Yojana)(?!\p{L})/u;
const NO_NAMES = new Set('DIY Lanka India City Universe World Chaitanya Reddy Lal गणेश राम कृष्ण लंका'.split(' '));
/** Titles whose holders may be named. The guidelines forbid names below director. */
const DIRECTOR =
  /(?<!\p{L})(?:CEO|CTO|CFO|COO|CMO|CHRO|MD|[Ff]ounders?|[Cc]o-?founders?|[Cc]hair(?:man|woman|person)|[Dd]irectors?|[Pp]resident|[Mm]inister|[Jj]udge|[Aa]uthor|[Pp]rofessor)(?:\s(?:is|was|and|named|of the \p{L}+))?[\s,:(]*(?:Mr|Mrs|Ms|Shri|Smt|Dr)?\.?\s?$/u;
const DIRECTOR_REACH = 40;

const NAME = String.raw`\p{Lu}\p{Ll}+`;
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Shri|Sri|Smt|Kumari)\.?\s(?:\p{Lu}\.?\s){0,2}${NAME}(?:\s${NAME})?(?!\p{L})`,
  'gu',
);
const HONORED = new RegExp(
  String.raw`(?<![\p{L}\p{M}])\p{L}\p{Ll}+(?:\s${NAME})?\s(?:sir|sirji|ma['’]?am|madam|mam|ji|bhai|bhaiya|didi|sahab|saab|garu|anna|akka)(?!\p{L})`,
  'giu',
);
const ROLE = String.raw`(?:managers?|boss|supervisor|team\s?lead(?:er)?|TL|lead|mentor|HR|recruiter|interviewer|head|colleague|teammate|senior|AVP|VP|incharge|coordinator)`;
const ROLE_AND_NAME = new RegExp(
  String.raw`(?<!\p{L})${ROLE}(?:\s(?:is|was|named|called|name\sis)|['’]s\sname\sis|\s?[,:(-])?\s+(?<part>${NAME}(?:\s${NAME})?)(?!\p{L})`,
  'giu',
);
const FULL_NAME = new RegExp(String.raw`(?<!\p{L})${NAME}(?:\s\p{Lu}\.?)?\s${NAME}(?!\p{L})`, 'gu');
const DEVANAGARI_TITLED = /(?<![\p{L}\p{M}])(?:श्री|श्रीमती|सुश्री|डॉ\.?|मिस्टर|मिसेज)\s[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?/gu;
const DEVANAGARI_HONORED =
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?\s(?:जी|सर|मैडम|मैम|भाई|भैया|दीदी|साहब)(?![\p{L}\p{M}])/gu;

/** Finds names. Ambiguous words, places and companies are not returned. */
export function findPersonNames(text: string): readonly TextRange[] {
  const found = [
    ...rangesOf(text, TITLED).filter(({ start, end }) => !isNoName(text.slice(start, end))),
    ...named(text, HONORED, (name) => isFirstName(name) || SURNAMES.has(name.toLowerCase())),
    ...rangesOf(text, ROLE_AND_NAME).flatMap((range) => trimmedToName(text, range)),
    ...rangesOf(text, FULL_NAME).filter(({ start, end }) => isFullName(text.slice(start, end))),
    ...rangesOf(text, DEVANAGARI_TITLED)
      .map((range) => withoutOrdinaryEnd(text, range))
      .filter(({ start, end }) => !isNoName(text.slice(start, end))),
    ...named(text, DEVANAGARI_HONORED, (name) => DEVANAGARI_NAMES.has(name)),
  ];
  return found.filter(({ start, end }) => !ORGANISATION.test(text.slice(end)) && !isOfDirector(text, start));
}

function isOfDirector(text: string, start: number): boolean {
  return DIRECTOR.test(text.slice(Math.max(0, start - DIRECTOR_REACH), start));
}

function isNoName(titled: string): boolean {
  return titled.split(/\s/).some((word) => NO_NAMES.has(word));
}

/** Finds names before an honorific. A match may begin with another word, such as "ask", which is left out. */
function named(text: string, expression: RegExp, isName: (name: string) => boolean): readonly TextRange[] {
  return [...text.matchAll(expression)].flatMap(({ 0: whole, index }) => {
    const [first = '', second = ''] = whole.split(/\s/);
    const end = index + whole.length;
    if (isName(first)) return [{ start: index, end }];
    return isName(second) ? [{ start: index + first.length + 1, end }] : [];
  });
}

/** Finds the name in "HR Sunita Sharma" and "HR Sunita told". "HR Business" has none. */
function trimmedToName(text: string, { start, end }: TextRange): readonly TextRange[] {
  const [first = '', second = ''] = text.slice(start, end).split(/\s/);
  // The expression ignores case for roles, so the name's capital is checked here.
  if (!isCapital(first) || !isFirstName(first)) return [];
  const isSurname = isCapital(second) && SURNAMES.has(second.toLowerCase());
  return [{ start, end: isSurname ? end : start + first.length }];
}

function isFullName(words: string): boolean {
  const parts = words.split(/\s/);
  return isFirstName(parts[0] ?? '') && SURNAMES.has(parts.at(-1)?.toLowerCase() ?? '');
}

function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(word.toLowerCase());
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Drops the second word after a title unless it is a known name. */
function withoutOrdinaryEnd(text: string, { start, end }: TextRange): TextRange {
  const words = text.slice(start, end).split(/\s/);
  const [title = '', name = '', second] = words;
  if (second === undefined || DEVANAGARI_NAMES.has(second)) return { start, end };
  return { start, end: start + title.length + 1 + name.length };
}
