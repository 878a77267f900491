import * as v from 'valibot';

/**
 * Reads a text that a device kept, by a schema. Returns null if there is none, or it is no JSON, or does not fit: anybody can write
 * into a browser's storage, and an earlier version of the product did.
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  stored: string | null,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return parsed.success ? parsed.output : null;
}
