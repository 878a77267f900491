import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Community, CommunityType } from '@/core/talk/communities/community';
import { totalOfGroup } from '@/core/talk/communities/community-limits.rules';
import type { FollowingChips } from '@/core/talk/communities/following-chips';
import { followingChipsOf } from '@/core/talk/communities/following-chips';
import { addressOfList, COMMUNITIES_PATH, listOfType, typeOfList } from '@/core/talk/communities/shown-communities';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { CommunityTypeGroup } from '@/core/talk/community-pages/community-page';
import { SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey, CommunityListingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CommunityList, HeadedCommunityList } from './community-list';
import { CommunityPagesLinks } from './community-pages-links';
import { ListFailure, ListSkeleton } from './list-states';
import { pageMessages as messages } from './page-messages';

const MAX_FIRST_FOLLOWED = 3;

export const CommunityGroups = observer(function CommunityGroups() {
  const { shown } = useStore(CommunityListingKey);
  if (shown.list === 'following') return <FollowedList />;
  if (shown.list === 'new') return <NewList />;
  const type = typeOfList(shown.list);
  return type === null ? <AllGroups /> : <TypeList type={type} />;
});

const AllGroups = observer(function AllGroups() {
  const { groups } = useStore(CommunityListingKey);
  const { yoursAndNew: yours, userCommunities } = useStore(CommunitiesKey);
  if (groups.state === 'failed') return <ListFailure failure={groups.failure} />;
  if (groups.state !== 'ready') return <ListSkeleton />;
  const first = yours.slice(0, MAX_FIRST_FOLLOWED);
  const more = yours.length - first.length;
  return (
    <>
      {yours.length === 0 ? null : (
        <CommunityList
          title={messages.youFollow}
          total={userCommunities.length}
          communities={first}
          action={
            more > 0 ? (
              <ListLink href={addressOfList('following')}>{messages.moreFollowed(groupIndian(more))}</ListLink>
            ) : null
          }
        />
      )}
      {groups.value.map((group) => (
        <TypeGroup key={group.type} group={group} above={first} />
      ))}
    </>
  );
});

interface TypeGroupProps {
  readonly group: CommunityTypeGroup;
  /** Communities at the top, which are not repeated. */
  readonly above: readonly Community[];
}

const TypeGroup = observer(function TypeGroup({ group, above }: TypeGroupProps) {
  const { userCommunities } = useStore(CommunitiesKey);
  const { isLoggedIn } = useStore(SessionKey);
  const { type, total } = group;
  const communities = group.communities.filter((one) => !above.some((other) => isSame(one, other)));
  if (communities.length === 0) return null;
  const list = listOfType(type);
  const isUntried = isLoggedIn && !userCommunities.some((one) => one.type === type);
  return (
    <CommunityList
      title={messages.lists[list]}
      total={total}
      communities={communities}
      action={
        <>
          {isUntried ? <span className="meta">{messages.untried}</span> : null}
          {total > communities.length ? <ListLink href={addressOfList(list)}>{messages.allOf(list)}</ListLink> : null}
        </>
      }
    />
  );
});

function isSame(one: Community, other: Community): boolean {
  return communityKeyOf(one) === communityKeyOf(other);
}

function ListLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <TextLink to={href} look="block">
      {children}
    </TextLink>
  );
}

/** Keeps a community that the user leaves until the next visit. */
const FollowedList = observer(function FollowedList() {
  const communities = useStore(CommunitiesKey);
  const [chip, setChip] = useState<keyof FollowingChips>('all');
  const { followingChipsData } = useStore(CommunityListingKey);
  const { followed, yoursAndNew: yours } = communities;
  if (followed.state === 'failed') return <ListFailure failure={followed.failure} />;
  if (followed.state !== 'ready') return <ListSkeleton />;
  if (yours.length === 0) {
    return (
      <EmptyState
        title={messages.noneFollowedTitle}
        action={<ButtonLink to={COMMUNITIES_PATH}>{messages.seeAll}</ButtonLink>}
      >
        {messages.noneFollowedText}
      </EmptyState>
    );
  }
  const listed: readonly Community[] = followingChipsOf(yours)[chip];
  return (
    <>
      <ul className="kinds" aria-label={messages.chipsLabel}>
        {CHIPS.map((each) => (
          <li key={each}>
            <button type="button" className="kind" aria-pressed={each === chip} onClick={() => setChip(each)}>
              {messages.chips[each]}
              <span className="meta num">{groupIndian(followingChipsData[each].length)}</span>
            </button>
          </li>
        ))}
      </ul>
      <CommunityList title={messages.youFollow} total={followingChipsData[chip].length} communities={listed} />
      {listed.length === 0 ? <p className="text-ink-2">{messages.noneOfKind}</p> : null}
    </>
  );
});

const CHIPS = ['all', 'topics', 'companies', 'roles'] as const satisfies readonly (keyof FollowingChips)[];

const NewList = observer(function NewList() {
  const { state: unfollowed } = useStore(CommunitiesKey).aggregates.unfollowed;
  if (unfollowed.state === 'failed') return <ListFailure failure={unfollowed.failure} />;
  if (unfollowed.state !== 'ready') return <ListSkeleton />;
  if (unfollowed.value.length === 0)
    return <EmptyState title={messages.noneNewTitle}>{messages.noneNewText}</EmptyState>;
  return unfollowed.value.map((group) => {
    const list = listOfType(group.type);
    const total = totalOfGroup(group);
    return (
      <CommunityList
        key={group.type}
        title={messages.lists[list]}
        total={total}
        communities={group.communities}
        action={total === null ? <ListLink href={addressOfList(list)}>{messages.allOf(list)}</ListLink> : null}
      />
    );
  });
});

const TypeList = observer(function TypeList({ type }: { readonly type: CommunityType }) {
  const { items, shown, underHeadings } = useStore(CommunityListingKey);
  if (items.state === 'failed') return <ListFailure failure={items.failure} />;
  if (items.state !== 'ready') return <ListSkeleton />;
  const list = listOfType(type);
  if (items.value.items.length === 0) {
    return (
      <EmptyState title={messages.behindLast}>
        <TextLink to={addressOfList(list)}>{messages.firstPage}</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <HeadedCommunityList
        title={messages.lists[list]}
        total={items.value.total}
        groups={underHeadings(type, items.value.items)}
      />
      <CommunityPagesLinks list={list} page={shown.page} total={items.value.total} />
    </>
  );
});
