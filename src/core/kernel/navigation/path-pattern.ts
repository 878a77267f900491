/**
 * A pattern like `/communities/{communityUrl}` or `/reviews/{urlName}-reviews`. A segment is a literal, or one
 * parameter with optional fixed text around it. The last may be `{name...}`, which takes one or more segments.
 * Case-sensitive. A trailing slash is ignored.
 */
export interface PathPattern {
  readonly text: string;
  readonly segments: readonly Segment[];
}

type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly before: string; readonly name: string; readonly after: string }
  | { readonly kind: 'rest'; readonly name: string };

const PARAMETER = /^([^{}]*)\{([a-zA-Z]+)\}([^{}]*)$/;
const MAX_VALUE_LENGTH = 250;
const REST = /^\{([a-zA-Z]+)\.{3}\}$/;

export function parsePathPattern(text: string): PathPattern {
  const segments = segmentsOf(text).map((segment): Segment => {
    const [, rest] = REST.exec(segment) ?? [];
    if (rest !== undefined) return { kind: 'rest', name: rest };
    const [, before = '', name, after = ''] = PARAMETER.exec(segment) ?? [];
    return name === undefined ? { kind: 'literal', text: segment } : { kind: 'parameter', before, name, after };
  });
  return { text, segments };
}

/** Takes a path's segments, see `segmentsOf`. */
export function matchPath(
  { segments }: PathPattern,
  parts: readonly string[],
): Readonly<Record<string, string>> | null {
  if (segments.at(-1)?.kind === 'rest' ? parts.length < segments.length : parts.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'rest') {
      const left = parts.slice(index).map(decodeSegment);
      if (!left.every((part) => part !== null && part !== '' && isValue(part))) return null;
      parameters[segment.name] = left.join('/');
      continue;
    }
    const part = decodeSegment(parts[index] ?? '');
    if (part === null) return null;
    if (segment.kind === 'literal') {
      if (part !== segment.text) return null;
      continue;
    }
    const isLongEnough = part.length > segment.before.length + segment.after.length;
    if (!isLongEnough || !part.startsWith(segment.before) || !part.endsWith(segment.after)) return null;
    const value = part.slice(segment.before.length, part.length - segment.after.length);
    if (!isValue(value)) return null;
    parameters[segment.name] = value;
  }
  return parameters;
}

/** Rejects overlong names, slashes and zero bytes. */
function isValue(part: string): boolean {
  return part.length <= MAX_VALUE_LENGTH && !/[/\0]/.test(part);
}

export function hasParameters(pattern: PathPattern, parameters: Readonly<Record<string, string>>): boolean {
  return pattern.segments.every((segment) => segment.kind === 'literal' || (parameters[segment.name] ?? '') !== '');
}

export function buildPath(pattern: PathPattern, parameters: Readonly<Record<string, string>>): string {
  const parts = pattern.segments.map((segment) => {
    if (segment.kind === 'literal') return segment.text;
    const value = parameters[segment.name];
    if (value === undefined || value === '') throw new Error(`The path ${pattern.text} needs a ${segment.name}.`);
    if (segment.kind === 'rest') return value.split('/').map(encodeURIComponent).join('/');
    return `${segment.before}${encodeURIComponent(value)}${segment.after}`;
  });
  return `/${parts.join('/')}`;
}

/** Sorts by specificity, segment by segment: literals first, then parameters with more fixed text, then `{name...}`. */
export function comparePatterns(a: PathPattern, b: PathPattern): number {
  const length = Math.min(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index += 1) {
    const difference = fixedness(b.segments[index]) - fixedness(a.segments[index]);
    if (difference !== 0) return difference;
  }
  return b.segments.length - a.segments.length;
}

function fixedness(segment: Segment | undefined): number {
  if (segment === undefined) return 0;
  if (segment.kind === 'rest') return -1;
  return segment.kind === 'literal' ? Number.MAX_SAFE_INTEGER : segment.before.length + segment.after.length;
}

export function segmentsOf(path: string): readonly string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape matches nothing.
    return null;
  }
}
