import type { CommunitySummary } from './community';

export function communityPathOf({ type, slug }: Pick<CommunitySummary, 'type' | 'slug'>): string {
  const part = encodeURIComponent(slug);
  if (type === 'company') return `/discussions/${part}-discussions`;
  return type === 'topic' ? `/communities/${part}` : `/departments/${part}`;
}
