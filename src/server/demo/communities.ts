import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { companies, departments, topics } from './demo-data';

export interface DemoCommunity {
  readonly type: 'topic' | 'company' | 'department';
  readonly entityId: number;
  readonly name: string;
  readonly slug: string;
  readonly category: string;
  readonly about: string | null;
}

export function domainOf(name: string): string {
  return `${urlNameOf(name).split('-')[0]}.example`;
}

export const communities: readonly DemoCommunity[] = [
  ...topics.map(({ name, slug, description }, index) => ({
    ...community('topic', index, name, slug, 'Topic'),
    about: description,
  })),
  ...companies.map(({ name, industry }, index) => community('company', index, name, urlNameOf(name), industry)),
  ...departments.map(({ name, slug }, index) => community('department', index, name, slug, 'Department')),
];

function community(
  type: DemoCommunity['type'],
  index: number,
  name: string,
  slug: string,
  category: string,
): DemoCommunity {
  return { type, entityId: index + 1, name, slug, category, about: null };
}
