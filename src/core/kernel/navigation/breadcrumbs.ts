import type { StructuredData } from './page-meta';

export function breadcrumbsOf(steps: readonly (readonly [name: string, path: string])[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
