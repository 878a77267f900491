import type { CommunitySummary } from './community';

/** Returns the path of a community's page; that of a company is one of its tabs (RT-CO-POSTS). */
export function communityPathOf({ type, slug }: Pick<CommunitySummary, 'type' | 'slug'>): string {
  const part = encodeURIComponent(slug);
  if (type === 'company') return `/discussions/${part}-discussions`;
  return type === 'topic' ? `/communities/${part}` : `/departments/${part}`;
}
