/** A line with the imports that it needs, and the text after whose first line it belongs. */
export interface LineToInsert {
  readonly after: string;
  readonly line: string;
  readonly imports: readonly string[];
}

/** The text with the line and its imports; as it was when the line is there already, null when it belongs nowhere. */
export function insertLine(text: string, { after, line, imports }: LineToInsert): string | null {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const place = lines.findIndex((each) => each.includes(after));
  return place === -1 ? null : [...imports, ...lines.slice(0, place + 1), line, ...lines.slice(place + 1)].join('\n');
}
