import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { GroupWithHeading } from '@/core/kernel/catalog-groups/catalog-group';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Community } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { Section } from '@/views/kernel/ui/section';
import { CommunityItem } from './community-item';

interface TitleProps {
  readonly title: string;
  /** Null while unknown. */
  readonly total: number | null;
}

export interface CommunityListProps extends TitleProps {
  readonly communities: readonly Community[];
  readonly search?: string | undefined;
  readonly action?: ReactNode;
}

export function CommunityList({ title, total, communities, search, action }: CommunityListProps) {
  return (
    <Section title={<CountedTitle title={title} total={total} />} action={action}>
      <Rows communities={communities} search={search} />
    </Section>
  );
}

export interface HeadedCommunityListProps extends TitleProps {
  readonly groups: readonly GroupWithHeading<Community>[];
}

/** A group without a name, or on its own, has no heading. */
export function HeadedCommunityList({ title, total, groups }: HeadedCommunityListProps) {
  return (
    <Section title={<CountedTitle title={title} total={total} />}>
      {groups.map(({ name, members }) => (
        <Fragment key={name}>
          {name === '' || groups.length === 1 ? null : <h3 className="h3 com__head">{name}</h3>}
          <Rows communities={members} />
        </Fragment>
      ))}
    </Section>
  );
}

function CountedTitle({ title, total }: TitleProps) {
  return (
    <>
      {title} {total === null ? null : <span className="com__count meta num">{groupIndian(total)}</span>}
    </>
  );
}

function Rows({ communities, search }: Pick<CommunityListProps, 'communities' | 'search'>) {
  return (
    <ul>
      {communities.map((community) => (
        <CommunityItem key={communityKeyOf(community)} community={community} search={search} />
      ))}
    </ul>
  );
}
