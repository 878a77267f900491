import { companies } from './data/companies';
import { departments } from './data/departments';
import { topics } from './data/topics';

/** A community of the demo data's posts. */
export interface DemoCommunity {
  readonly type: 'topic' | 'company' | 'department';
  /** The id in the catalogue. */
  readonly entityId: number;
  readonly name: string;
  readonly slug: string;
  /** The kind of community, in words. */
  readonly category: string;
}

/** A name as addresses have it: lower case words with hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The mail domain of an invented company or college: its first word under .example. */
export function domainOf(name: string): string {
  return `${slugOf(name).split('-')[0]}.example`;
}

/** All communities: topics, companies and departments, each in the order of their ids. */
export const communities: readonly DemoCommunity[] = [
  ...topics.map(({ name, slug }, index) => community('topic', index, name, slug, 'Topic')),
  ...companies.map(({ name, industry }, index) => community('company', index, name, slugOf(name), industry)),
  ...departments.map(({ name, slug }, index) => community('department', index, name, slug, 'Department')),
];

function community(
  type: DemoCommunity['type'],
  index: number,
  name: string,
  slug: string,
  category: string,
): DemoCommunity {
  return { type, entityId: index + 1, name, slug, category };
}
