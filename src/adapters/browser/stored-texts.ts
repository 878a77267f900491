import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

const StoredTexts = v.array(v.tuple([v.string(), v.string()]));

/** Returns the texts of a device under their keys, as they were sealed; none if they are damaged. */
export function storedTextsIn(opened: string | null): readonly (readonly [key: string, text: string])[] {
  return parseStored(StoredTexts, opened) ?? [];
}
