import { MENTION } from './mention-form';

/** The names of one text that count; further ones are plain text. */
const MAX_MENTIONS = 10;
const ADDRESS = /\bhttps?:\/\/\S+/giu;
const MENTIONS = new RegExp(MENTION, 'gu');

/** Returns what a text writes in the form of a mention, each name once, as it is written first. */
export function mentionedNames(text: string): readonly string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of text.replaceAll(ADDRESS, ' ').matchAll(MENTIONS)) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, MAX_MENTIONS);
}
