/** Selectors of likely links: tabs, the bottom bar, titles of posts, then rows before other content. */
const LINKS = [
  '.tabs a[href]',
  'nav.bottom a[href]',
  'main article :is(h2, h3) a[href]',
  'main :is(article, li, tr) a[href]',
  'main a[href]',
];

/** The network information, which not every browser supports. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Returns false if the user saves data, or on a connection as slow as 2G. */
export function mayPrefetch({ connection }: Navigator & Connected): boolean {
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}

/**
 * Returns distinct visible links from this page to others of this origin, likeliest first. Returns none on a page that promises to send nothing (`data-quiet`).
 */
export function likelyAddresses({ document, innerHeight }: Window): readonly string[] {
  if (document.querySelector('[data-quiet]') !== null) return [];
  const { origin, pathname: shown } = document.location;
  const links = LINKS.flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]);
  const inSight = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return link.origin === origin && link.pathname !== shown && width > 0 && bottom > 0 && top < innerHeight;
  });
  return [...new Set(inSight.map(({ pathname, search }) => `${pathname}${search}`))];
}
