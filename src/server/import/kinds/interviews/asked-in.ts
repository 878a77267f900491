import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import { nameKeyOf } from '@/server/import/names/name-key';

export interface ImportedQuestion {
  readonly text: string;
  readonly key: string;
}

const MAX_QUESTIONS = 12;
const MIN_LENGTH = 8;
const MAX_LENGTH = 300;
const BULLET = /^\s*(?:[-–—•*·]+|\(?\d{1,2}[.):]|[a-z][.)]|q\s*\d*\s*[.:)-]|questions?\s*\d*\s*[:.-])\s*/i;
/** Matches a place after a question mark, a bar or a semicolon, or before the next question's number. */
const BETWEEN = /(?<=\?)\s+(?=\p{Lu}|\d)|\s+\|\s+|;\s+(?=\p{Lu})|\s+(?=(?:[Qq]\s*)?\d{1,2}[.)]\s+\p{Lu})/u;
const NO_QUESTION =
  /^(?:\d+ person found|\d+ people found|na|none|no|nothing|nil|n a|not applicable|can t remember|don t remember|etc|and so on|no questions?|questions?|answers?)\b.{0,30}$/;

/** Splits a text into questions by line or sentence. Drops questions that are too short or empty. */
export function importedQuestionsIn(text: string): readonly ImportedQuestion[] {
  const lines = text
    .split(/\n+/)
    .flatMap((line) => line.split(BETWEEN))
    .map((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line.length >= MIN_LENGTH && line.length <= MAX_LENGTH && /\p{L}{3}/u.test(line))
    .filter((line) => !NO_QUESTION.test(nameKeyOf(line)));
  const unique = new Map(lines.map((line) => [questionKeyOf(line), line]));
  return [...unique].slice(0, MAX_QUESTIONS).map(([key, line]) => ({ key, text: line }));
}
