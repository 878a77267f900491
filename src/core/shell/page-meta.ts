import { fillTemplate } from '@/core/formatting/template';
import { notFoundTitles, pageTitles } from './page-titles';
import type { RoutedScreenName } from './screens';

/** A screen about one community. */
export type CommunityScreen = 'CommunityListing' | 'DepartmentListing' | 'CompanyPosts';

/** The page that is shown, with what its title and description need; a screen of null is the not-found page. */
export type ShownPage =
  | { readonly screen: 'Post'; readonly title: string | null; readonly text: string }
  | { readonly screen: CommunityScreen; readonly name: string }
  | { readonly screen: Exclude<RoutedScreenName, CommunityScreen | 'Post'> | null };

/** What the document says about the page that it shows. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's one address: its path, without query and without a slash at the end. */
  readonly canonicalPath: string;
  /** False for pages that are nobody else's business; search engines are then asked to leave them out. */
  readonly isIndexed: boolean;
  /** The Open Graph type. */
  readonly type: 'website' | 'article';
}

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

const PERSONAL: ReadonlySet<RoutedScreenName> = new Set<RoutedScreenName>([
  'Rewards',
  'Preferences',
  'Profile',
  'Settings',
  'ManageAccount',
  'Messages',
  'Design',
  'Session',
]);

/** Title, description and address of a page at a path. */
export function pageMetaOf(page: ShownPage, path: string, brand: string): PageMeta {
  const { title, description } = textsOf(page, brand);
  return {
    title,
    description,
    canonicalPath: canonicalPathOf(path),
    isIndexed: page.screen !== null && !PERSONAL.has(page.screen),
    type: page.screen === 'Post' ? 'article' : 'website',
  };
}

function textsOf(page: ShownPage, brand: string): { readonly title: string; readonly description: string } {
  const texts = page.screen === null ? notFoundTitles : pageTitles[page.screen];
  const values = { brand, name: nameOf(page) };
  const excerpt = page.screen === 'Post' ? shorten(page.text, DESCRIPTION_LENGTH) : '';
  return {
    title: fillTemplate(texts.title, values),
    description: excerpt === '' ? fillTemplate(texts.description, values) : excerpt,
  };
}

function nameOf(page: ShownPage): string {
  if ('name' in page) return page.name;
  return page.screen === 'Post' ? shorten(page.title ?? page.text, TITLE_LENGTH) || 'A post' : '';
}

function canonicalPathOf(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  return withoutQuery.length > 1 ? withoutQuery.replace(/\/$/, '') : '/';
}

/** A text on one line, cut between words where it is longer than the length, with a sign of the cut. */
function shorten(text: string, length: number): string {
  const line = text.split(/\s+/).join(' ').trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
