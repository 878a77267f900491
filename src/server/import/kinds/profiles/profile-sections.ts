import type { WrittenSection } from '@/core/research/company/company-sections.rules';
import { UnreadableText } from '@/server/import/columns/unreadable';

export type Relation = 'subsidiary' | 'parent' | 'associate';

/** The part of a company's page that a row fills. */
export type ProfilePart =
  | { readonly part: 'section'; readonly section: WrittenSection }
  | { readonly part: 'own'; readonly heading: string }
  | { readonly part: 'videos' }
  | { readonly part: 'offices' }
  | { readonly part: 'relations'; readonly kind: Relation };

const MAX_HEADING_LENGTH = 60;

const section = (name: WrittenSection): ProfilePart => ({ part: 'section', section: name });
const relation = (kind: Relation): ProfilePart => ({ part: 'relations', kind });

const NAMES: readonly (readonly [RegExp, ProfilePart])[] = [
  [/^overview$/, section('overview')],
  [/^(?:our )?(?:mission|vision|values|mission(?: and)? vision)$/, section('mission-vision')],
  [
    /^(?:leadership message|message from (?:the |our )?(?:leadership|ceo|founders?)|ceo message)$/,
    section('leadership-message'),
  ],
  [/^(?:leadership|leaders|leadership team|management|management team)$/, section('leadership')],
  [/^(?:third party awards|awards?|awards and recognition|recognition)$/, section('third-party-awards')],
  [/^(?:updates?|company updates|announcements?)$/, section('updates')],
  [/^(?:faqs?|frequently asked questions|questions and answers)$/, section('faq')],
  [/^life(?: at (?:the )?\S.*)?$/, section('life-at-company')],
  [/^videos?$/, { part: 'videos' }],
  [/^(?:locations?|offices?|branches|branch)$/, { part: 'offices' }],
  [/^subsidiar(?:y|ies)$/, relation('subsidiary')],
  [/^(?:parent|parent company|holding company)$/, relation('parent')],
  [/^(?:associates?|associated compan(?:y|ies)|group compan(?:y|ies)|sister compan(?:y|ies))$/, relation('associate')],
];

const FILLED_BY: ReadonlyMap<string, string> = new Map([
  ['about', 'companies (its column "about")'],
  ['reviews', 'reviews'],
  ['salaries', 'salaries'],
  ['interviews', 'interviews'],
  ['jobs', 'jobs'],
]);
const COUNTED = /^(?:badges?|benefits|photos|followers)$/;

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** Returns the part of the page for a name. Unknown names become the company's own sections. */
export function placeOf(text: string): ProfilePart | UnreadableText {
  const key = keyOf(text);
  const known = NAMES.find(([names]) => names.test(key));
  if (known !== undefined) return known[1];
  const kind = FILLED_BY.get(key);
  if (kind !== undefined) return new UnreadableText(`is filled by an import of ${kind}`);
  if (COUNTED.test(key)) return new UnreadableText('is counted by the product, or contributed, and never imported');
  if (/^custom(?: \d)?$/.test(key))
    return new UnreadableText('is a number: write the name that the company gives the section');
  if (text.length > MAX_HEADING_LENGTH) return new UnreadableText(`is longer than ${MAX_HEADING_LENGTH} characters`);
  return /\p{L}{2}/u.test(text) ? { part: 'own', heading: text } : new UnreadableText('is not a section name');
}

/** Returns a title for entries without one, such as "Our vision". Returns null for other names. */
export function titleIn(text: string): string | null {
  const [name] = /\b(?:mission|vision|values)$/.exec(keyOf(text)) ?? [];
  return name === undefined || /mission.*vision/.test(keyOf(text)) ? null : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

const MIN_SHARE = 0.6;

export function areSectionNames(texts: readonly string[]): boolean {
  const named = texts.filter((text) => NAMES.some(([names]) => names.test(keyOf(text))));
  return named.length >= texts.length * MIN_SHARE;
}
