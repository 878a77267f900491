import type { ReactNode } from 'react';
import type { Community } from '@/core/communities/community';
import { communityKeyOf } from '@/core/communities/user-communities';
import { groupIndian } from '@/core/formatting/indian-number';
import { Section } from '../ui/section';
import { CommunityItem } from './community-item';

export interface CommunityListProps {
  readonly title: string;
  /** The number of all of them, of which these may be the first. */
  readonly total: number;
  readonly communities: readonly (Community & { readonly about?: string | null })[];
  readonly search?: string | undefined;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
}

/** Communities under a title with their number. */
export function CommunityList({ title, total, communities, search, action }: CommunityListProps) {
  return (
    <Section
      title={
        <>
          {title} <span className="com__count meta num">{groupIndian(total)}</span>
        </>
      }
      action={action}
    >
      <ul>
        {communities.map((community) => (
          <CommunityItem key={communityKeyOf(community)} community={community} search={search} />
        ))}
      </ul>
    </Section>
  );
}
