import * as v from 'valibot';

export interface LogLine {
  readonly route: string;
  readonly at: number;
}

const answered = v.object({ method: v.string(), route: v.string(), status: v.number() });

/** With its time; none for other lines and refusals. */
export function answeredWrites(line: string, at: number): readonly LogLine[] {
  const parsed = v.safeParse(answered, JSON.parse(line));
  if (!parsed.success || parsed.output.status >= 300) return [];
  const { method, route } = parsed.output;
  return [{ route: `${method} ${route}`, at }];
}
