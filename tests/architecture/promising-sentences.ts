import { pathToFileURL } from 'node:url';
import { legalFactsOf } from '@/views/trust/legal/legal-facts';
import { legalTexts } from '@/views/trust/legal/legal-texts';
import { handWrittenFiles } from './source-tree';

/** The texts of privacy, reports, complaints, decisions and the public log; those of the legal pages are taken as the pages show them. */
const MESSAGE_FILES =
  /^src\/(?:views|core)\/[\w-]+\/(?:(?:privacy|public-log|reports|complaints|statements)\/[\w-]*|contribute\/invitation-)messages\.ts$/;

/** Words by which a sentence says what will be, what is never, and for how long. */
const PROMISING =
  /\b(?:will|within|never|always|only|deleted?|destroyed|at once|nobody|no one|cannot|promise|encrypted|sealed|gone|until|days?|hours?|every|we (?:do not|tell|ask|answer|preserve|settle|remove|announce|decide))\b/i;

/** The page about figures: a test of its own holds each number against its rule (src/views/trust/legal/how-we-count.test.ts). */
const COUNTED = 'HowWeCount';

/** Stands for a value that the text is given. */
const VALUE = '…';

/** Returns each text in a value of a message file; functions are asked with values that stand for any. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const made: unknown = Reflect.apply(
      value,
      undefined,
      Array.from({ length: value.length }, () => VALUE),
    );
    return textsIn(made);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the sentences of a text, each with its end; links are their labels. */
function sentencesOf(text: string): readonly string[] {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\b(?:undefined|NaN)\b/g, VALUE);
  return plain.split(/(?<=[.?!])\s+(?=[A-Z“])/);
}

/** Returns the promising sentences of the legal pages and of the texts of privacy, reports, complaints and decisions. */
export async function promisingSentences(): Promise<readonly string[]> {
  const pages = [...legalTexts].flatMap(([screen, page]) =>
    screen === COUNTED ? [] : [page(legalFactsOf('Tarakki', null, ['scripts.example']))],
  );
  const files = handWrittenFiles().filter((path) => MESSAGE_FILES.test(path));
  const modules: readonly unknown[] = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
  const texts = [...pages.flatMap(({ lead, parts }) => [lead, ...textsIn(parts)]), ...modules.flatMap(textsIn)];
  return [...new Set(texts.flatMap(sentencesOf).filter((sentence) => PROMISING.test(sentence)))];
}
