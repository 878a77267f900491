import * as v from 'valibot';

/** What a line of the server's log says of an answered write; `at` in milliseconds since 1970. */
export interface LogLine {
  readonly route: string;
  readonly at: number;
}

const answered = v.object({ method: v.string(), route: v.string(), status: v.number() });

/** The write that a line is of, with the time on the harness's clock; none for another line, or for a refusal. */
export function answeredWrites(line: string, at: number): readonly LogLine[] {
  const parsed = v.safeParse(answered, JSON.parse(line));
  if (!parsed.success || parsed.output.status >= 300) return [];
  const { method, route } = parsed.output;
  return [{ route: `${method} ${route}`, at }];
}
