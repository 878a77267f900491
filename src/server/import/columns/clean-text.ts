import { decodeHTML } from 'entities';
import { windows1252ByteOf } from '../source/windows-1252';
import { isHtml, textOfHtml } from './html-text';

/** The first characters of "₹", "’", "é", "à¤", "😀" and the hard blank in UTF-8 misread as Windows-1252. */
const MANGLED = /â[€‚„]|Ã[\u0080-\u00BF‚ƒ„†‡‰Š‹ŒŽ™š›œžŸ]|Â[\u00A0-\u00BF]|à[¤¥]|ðŸ/;

const MISSING = new Set([
  '-',
  '--',
  '---',
  '–',
  '—',
  '_',
  '.',
  '..',
  '?',
  'n/a',
  'na',
  'n.a.',
  'n.a',
  '#n/a',
  '#name?',
  '#ref!',
  '#value!',
  '#div/0!',
  '#null!',
  'null',
  'none',
  'nil',
  'nan',
  'undefined',
  'nothing_found',
  'nothing found',
  'unspecified',
  'unknown',
  '(blank)',
  // Placeholders in Glassdoor's dumps.
  '-1',
  '-1.0',
  'unknown / non-applicable',
  '\\n',
]);

/** Matches "Not disclosed by recruiter" and "Salary not mentioned". */
const SAID_TO_BE_MISSING =
  /^(?:(?:salary|pay|ctc|location|date) )?not (?:disclosed|mentioned|specified|provided|available|applicable|found|given|known|stated)(?: by (?:the )?(?:recruiter|employer|company))?$/;

/**
 * Control characters except line break and tab, invisible blanks, bidirectional controls and
 * non-characters.
 */
const CONTROLS = /(?![\n\t])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
const BLANKS = /[ \t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;
/** Matches bytes of UTF-8 as Python prints them: "Byju\\xe2\\x80\\x99s". */
const PRINTED_BYTES = /(?:\\x[0-9a-f]{2}){2,}/gi;
/** Matches "['Loom House']", a printed list with one text. */
const LIST_OF_ONE = /^\s*\[\s*(['"])((?:(?!\1\s*,)[\s\S])*)\1\s*\]\s*$/;
/** Matches an entity between spaces, quotes or punctuation. "&amp;" is excluded, because ordinary texts contain it. */
const ENTITY_ALONE = /(?<![^\s"'`(])&(?!amp;)(?:[a-z]+|#\d+);(?![^\s"'`),.?])/i;
const MARKUP_WORD = /\bx?html\b|\bxml\b|\bentit(?:y|ies)\b/i;
const LONE_SURROGATES = /\p{Surrogate}/gu;

const CLEAN = /^[!-%'-;=-[\]-~]+(?: [!-%'-;=-[\]-~]+)*$/;

/**
 * Cleans a text: resolves HTML entities, tags and unusual blanks, drops control characters, keeps line breaks. Returns
 * an empty text for placeholders ("--", "N/A", "#NAME?").
 */
export function cleanText(raw: string): string {
  if (raw === '') return '';
  const text = CLEAN.test(raw) && !raw.startsWith('[') ? raw : cleaned(raw);
  const lower = text.toLowerCase();
  return MISSING.has(lower) || SAID_TO_BE_MISSING.test(lower) ? '' : text;
}

function cleaned(raw: string): string {
  const decoded = decodedOf(raw).replace(LIST_OF_ONE, '$2');
  const plain = decoded.includes('<') && isHtml(decoded) ? textOfHtml(decoded) : decoded;
  return plain
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(LONE_SURROGATES, '\uFFFD')
    .replaceAll(BLANKS, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

export function hasTagsRemoved(raw: string): boolean {
  if (!raw.includes('<') && !raw.includes('&lt;')) return false;
  return isHtml(decodedOf(raw));
}

function decodedOf(raw: string): string {
  const whole = unmangled(raw);
  const bytes = whole.includes('\\x') ? whole.replaceAll(PRINTED_BYTES, textOfBytes) : whole;
  return bytes.includes('&') && !speaksOfEntities(bytes) ? decodeHTML(decodeHTML(bytes)) : bytes;
}

/**
 * Returns true for a text about entities: "What is &nbsp; in HTML?". Returns false for a cell that is HTML throughout.
 */
function speaksOfEntities(text: string): boolean {
  return ENTITY_ALONE.test(text) && MARKUP_WORD.test(text) && !isHtml(text);
}

function textOfBytes(printed: string): string {
  return Buffer.from(printed.replaceAll(/\\x/gi, ''), 'hex').toString('utf8');
}

/** Repairs UTF-8 that was misread as Windows-1252: "â‚¹5" is "₹5". Other texts stay unchanged. */
function unmangled(text: string): string {
  if (!MANGLED.test(text)) return text;
  return text.replaceAll(/[^\p{ASCII}]+/gu, (run) => {
    const bytes = [...run].map(windows1252ByteOf);
    return bytes.includes(null)
      ? run
      : decoded(
          Uint8Array.from(bytes, (byte) => byte ?? 0),
          run,
        );
  });
}

function decoded(bytes: Uint8Array, otherwise: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return otherwise;
  }
}
