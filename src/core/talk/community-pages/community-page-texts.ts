import { pluralUnlessNone } from '@/core/kernel/formatting/plural';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import { communityPathOf } from '@/core/talk/communities/community-path';
import type { CommunityPage } from './community-page';

const FOLLOWERS = { one: '{count} person follows it.', other: '{count} people follow it.' };

export function communityPageTexts({ community }: Pick<CommunityPage, 'community'>): PageTexts {
  const steps = [
    ['Communities', '/communities'],
    [community.name, communityPathOf(community)],
  ] as const;
  return { ...textsOf(community), structured: [breadcrumbsOf(steps)] };
}

function textsOf({ type, name, about, topicMeta }: CommunityPage['community']): PageTexts {
  const followers = pluralUnlessNone(topicMeta.followers, FOLLOWERS);
  const described = (about: string) => (followers === null ? about : `${about} ${followers}`);
  if (type === 'topic') return { title: `${name} · {brand}`, description: described(about ?? `Posts about ${name}.`) };
  return {
    title: `${name}: discussions · {brand}`,
    description: described(`What people in ${name} talk about: pay, teams, tools and the next step.`),
  };
}
