export function matchPage(pattern: string, path: string): ReadonlyMap<string, string> | null {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return null;
  const parameters = new Map<string, string>();
  for (const [index, segment] of wanted.entries()) {
    const actual = given[index] ?? '';
    const [, before = '', name, after = ''] = /^([^{}]*)\{(\w+)\}([^{}]*)$/.exec(segment) ?? [];
    if (name === undefined) {
      if (segment !== actual) return null;
      continue;
    }
    const isLongEnough = actual.length > before.length + after.length;
    if (!isLongEnough || !actual.startsWith(before) || !actual.endsWith(after)) return null;
    parameters.set(name, actual.slice(before.length, actual.length - after.length));
  }
  return parameters;
}

export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function segmentsOf(path: string): readonly string[] {
  return path
    .replace(/(?<=[^/])\/$/, '')
    .split('/')
    .slice(1);
}
