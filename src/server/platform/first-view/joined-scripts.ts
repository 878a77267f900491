interface JoinedScript {
  readonly address: string;
  readonly holds: readonly string[];
}

/**
 * Replaces the build's scripts by their joined files, largest first. `joined` maps a file's address to those it
 * contains, separated by spaces (scripts/lib/joined-files.ts).
 */
export function scriptJoiner(joined: object): (scripts: readonly string[]) => readonly string[] {
  const files = Object.entries(joined)
    .map(([held, address]): JoinedScript => ({ address: String(address), holds: held.split(' ') }))
    .toSorted((one, other) => other.holds.length - one.holds.length);
  return (scripts) => {
    const left = new Set(scripts);
    const named = files.filter(({ holds }) => {
      const fits = holds.every((script) => left.has(script));
      if (fits) for (const script of holds) left.delete(script);
      return fits;
    });
    return [...named.map(({ address }) => address), ...left];
  };
}
