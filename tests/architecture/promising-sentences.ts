import { pathToFileURL } from 'node:url';
import { legalFactsOf } from '@/views/trust/legal/legal-facts';
import { legalTexts } from '@/views/trust/legal/legal-texts';
import { handWrittenFiles } from './source-tree';

/** Texts of privacy, reports, complaints, decisions and the public log; legal pages are rendered instead. */
const MESSAGE_FILES =
  /^src\/(?:views|core)\/[\w-]+\/(?:(?:privacy|public-log|reports|complaints|statements)\/[\w-]*|contribute\/invitation-)messages\.ts$/;

const PROMISING =
  /\b(?:will|within|never|always|only|deleted?|destroyed|immediately|nobody|no one|cannot|promise|encrypted|sealed|gone|until|days?|hours?|every|we (?:do not|tell|ask|answer|preserve|settle|remove|announce|decide))\b/i;

/** Tested on its own: each number against its rule (src/views/trust/legal/how-we-count.test.ts). */
const COUNTED = 'HowWeCount';

const VALUE = '…';

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

function sentencesOf(text: string): readonly string[] {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\b(?:undefined|NaN)\b/g, VALUE);
  return plain.split(/(?<=[.?!])\s+(?=[A-Z“])/);
}

export async function promisingSentences(): Promise<readonly string[]> {
  const pages = [...legalTexts].flatMap(([screen, page]) =>
    screen === COUNTED ? [] : [page(legalFactsOf('Tarakki', null, ['scripts.example']))],
  );
  const files = handWrittenFiles().filter((path) => MESSAGE_FILES.test(path));
  const modules: readonly unknown[] = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
  const texts = [...pages.flatMap(({ lead, parts }) => [lead, ...textsIn(parts)]), ...modules.flatMap(textsIn)];
  return [...new Set(texts.flatMap(sentencesOf).filter((sentence) => PROMISING.test(sentence)))];
}
