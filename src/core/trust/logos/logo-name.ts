const PAGES = [/\/overview\/([^/?#]+)-overview(?=$|[/?#])/, /\/colleges\/([^/?#]+)/];

/** Returns the name in addresses from a name, from a page's path or from its whole address. */
export function logoNameOf(text: string): string {
  const [, name] = PAGES.map((page) => page.exec(text)).find((found) => found !== null) ?? [];
  return (name ?? text).trim().toLowerCase();
}
