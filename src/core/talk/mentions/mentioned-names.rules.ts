import { MENTION_PATTERN } from './mention-form';

const MAX_MENTIONS = 10;
const ADDRESS = /\bhttps?:\/\/\S+/giu;
const MENTIONS = new RegExp(MENTION_PATTERN, 'gu');

/** Returns distinct names, as first written. */
export function mentionedNames(text: string): readonly string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of text.replaceAll(ADDRESS, ' ').matchAll(MENTIONS)) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, MAX_MENTIONS);
}
