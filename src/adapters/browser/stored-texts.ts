import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

const StoredTexts = v.array(v.tuple([v.string(), v.string()]));

/** Returns texts with their keys, or an empty list if damaged. */
export function storedTextsIn(opened: string | null): readonly (readonly [key: string, text: string])[] {
  return parseStored(StoredTexts, opened) ?? [];
}
