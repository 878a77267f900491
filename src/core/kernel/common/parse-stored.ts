import * as v from 'valibot';

/**
 * Returns null if there is no text, or it does not match the schema. Anybody can write into a browser's storage, and
 * earlier versions wrote other formats.
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  stored: string | null,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return parsed.success ? parsed.output : null;
}
