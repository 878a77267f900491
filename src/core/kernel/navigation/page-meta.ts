import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { pageRefusals } from '@/core/kernel/navigation/page-refusals.rules';

export interface PageTexts {
  readonly title: string;
  /** The description, cut to the length that search engines show. */
  readonly description: string;
  readonly type?: 'website' | 'article';
  readonly picture?: SharedPicture;
  /** True for pages about the user only, which are not indexed. */
  readonly isPersonal?: boolean;
  /** The part of the query that identifies a page: `?page=2`, `?designation=nurse`. */
  readonly ownQuery?: string;
  readonly isEmpty?: boolean;
  /** Structured data in schema.org terms. `url` and `item` may be paths. Only the served document contains it. */
  readonly structured?: readonly StructuredData[];
}

export interface SharedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** An object without context: `{ '@type': 'Organization', name: 'Vaayuna' }`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /**
   * The path without a trailing slash. Includes the part of the query that identifies a page (`?page=2`,
   * `?designation=…`).
   */
  readonly canonicalPath: string;
  /** False for pages that search engines must not index. */
  readonly isIndexed: boolean;
  readonly type: 'website' | 'article';
  readonly picture?: SharedPicture;
  readonly structured: readonly StructuredData[];
}

const MAX_DESCRIPTION_LENGTH = 160;

const NOT_FOUND: PageTexts = {
  title: 'Page not found · {brand}',
  description: pageRefusals.notFound,
  isPersonal: true,
};

const AWAY: PageTexts = {
  title: 'Not available just now · {brand}',
  description: pageRefusals.away,
  isPersonal: true,
};

export function pageMetaOfUnavailable(path: string, brand: string): PageMeta {
  return pageMetaOf(AWAY, path, brand);
}

export function pageMetaOf(page: PageTexts | null, path: string, brand: string): PageMeta {
  const {
    title,
    description,
    type = 'website',
    picture,
    isPersonal = false,
    ownQuery = '',
    isEmpty = false,
    structured = [],
  } = page ?? NOT_FOUND;
  return {
    title: fillTemplate(title, { brand }),
    description: shortenToWords(fillTemplate(description, { brand }), MAX_DESCRIPTION_LENGTH),
    canonicalPath: canonicalPathOf(path) + ownQuery,
    isIndexed: !isPersonal && !isEmpty,
    type,
    structured,
    ...(picture !== undefined && { picture }),
  };
}

function canonicalPathOf(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  return withoutQuery.length > 1 ? withoutQuery.replace(/\/$/, '') : '/';
}
