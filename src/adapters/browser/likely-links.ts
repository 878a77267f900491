/** Selectors of likely links: tabs, the bottom bar, then rows before other content. */
const LINKS = ['.tabs a[href]', 'nav.bottom a[href]', 'main :is(article, li, tr) a[href]', 'main a[href]'];

/** The network information, which not every browser supports. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Returns false if the user saves data, or on a connection as slow as 2G. */
export function mayPrefetch({ connection }: Navigator & Connected): boolean {
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}

/**
 * Returns visible links from this page to others of this origin, each once, likeliest first, and one of each kind before
 * a second. Returns none on a page that promises to send nothing (`data-quiet`).
 */
export function likelyAddresses({ document, innerHeight }: Window): readonly string[] {
  if (document.querySelector('[data-quiet]') !== null) return [];
  const { origin, pathname: shown } = document.location;
  const links = LINKS.flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]);
  const inSight = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return link.origin === origin && link.pathname !== shown && width > 0 && bottom > 0 && top < innerHeight;
  });
  const turns = new Map<string, number>();
  const turnOf = new Map<string, number>();
  for (const { pathname, search } of inSight) {
    const address = `${pathname}${search}`;
    if (turnOf.has(address)) continue;
    const kind = kindOf(pathname);
    turnOf.set(address, turns.get(kind) ?? 0);
    turns.set(kind, (turns.get(kind) ?? 0) + 1);
  }
  return [...turnOf].toSorted(([, turn], [, other]) => turn - other).map(([address]) => address);
}

/** Returns the first part of a path. Pages with the same one mostly share their code. */
function kindOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
