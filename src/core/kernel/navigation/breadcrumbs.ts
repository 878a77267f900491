import type { StructuredData } from './page-meta';

/** Returns the way to a page for search engines: names and paths, from the outermost page to the page itself. */
export function breadcrumbsOf(steps: readonly (readonly [name: string, path: string])[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
