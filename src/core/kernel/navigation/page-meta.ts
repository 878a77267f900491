import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { pageRefusals } from '@/core/kernel/navigation/page-refusals.rules';

/** The title and description of a screen; `{brand}` is filled in. */
export interface PageTexts {
  readonly title: string;
  /** Cut to the length that search engines show. */
  readonly description: string;
  /** The Open Graph type, `website` if not given. */
  readonly type?: 'website' | 'article';
  /** The picture that stands for the page where it is shared; the product's own card if not given. */
  readonly picture?: SharedPicture;
  /** True for pages that concern only the user; they are not indexed. */
  readonly isPersonal?: boolean;
  /** The query that belongs to the address of the page: of a later page of a list (`?page=2`), of a role at a company (`?designation=nurse`). */
  readonly ownQuery?: string;
  /** True if there is nothing to read yet; such pages are not indexed. */
  readonly isEmpty?: boolean;
  /** The matter of the page in the vocabulary of schema.org; `url` and `item` may be paths. Only the served document has it. */
  readonly structured?: readonly StructuredData[];
}

/** A picture with its size in px; `url` may be a path, `description` may be empty. */
export interface SharedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** An object of schema.org without its context: `{ '@type': 'Organization', name: 'Vaayuna' }`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The head of the document for the page that is shown. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's one address: its path without a slash at the end, and the query that makes a page of its own (`?page=2`, `?designation=…`). */
  readonly canonicalPath: string;
  /** False for pages that search engines shall leave out. */
  readonly isIndexed: boolean;
  /** The Open Graph type. */
  readonly type: 'website' | 'article';
  /** Missing for the product's own. */
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

/** Returns what a document says of a page whose services do not answer. */
export function pageMetaOfAway(path: string, brand: string): PageMeta {
  return pageMetaOf(AWAY, path, brand);
}

/** Returns title, description and address of a page at a path; null is the not-found page. */
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
