import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { pluralUnlessNone } from '@/core/kernel/formatting/plural';
import type { Community } from '@/core/talk/communities/community';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { piecesOf } from '@/core/talk/communities/name-match';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { FollowButton } from './follow-button';
import { NewPosts } from './new-posts';
import { pageMessages as messages } from './page-messages';

export interface CommunityItemProps {
  readonly community: Community;
  readonly search?: string | undefined;
}

export const CommunityItem = observer(function CommunityItem({ community, search }: CommunityItemProps) {
  const communities = useStore(CommunitiesKey);
  const { name, type, about, logo, topicMeta } = community;
  const figures = [
    pluralUnlessNone(community.topicMeta.followers, messages.followers),
    pluralUnlessNone(topicMeta.posts, messages.posts),
  ].filter((figure) => figure !== null);
  return (
    <li className="com">
      {type === 'company' ? <Logo name={name} logo={logo} size={44} /> : null}
      <a className="com__x" href={communityPathOf(community)}>
        <span className="com__n">{search === undefined ? name : <MarkedName name={name} search={search} />}</span>
        {about ? <span className="text-ink-2">{about}</span> : null}
        <span className="meta num">
          {figures.map((figure, place) => (
            <Fragment key={figure}>
              {place === 0 ? null : <span className="dot" />}
              {figure}
            </Fragment>
          ))}
          {communities.isFollowed(community) ? <NewPosts community={community} isLast /> : null}
        </span>
      </a>
      <FollowButton community={community} check={<Check size={17} aria-hidden="true" />} />
    </li>
  );
});

function MarkedName({ name, search }: { readonly name: string; readonly search: string }) {
  let place = 0;
  return piecesOf(name, search).map(({ text, isMatch }) => {
    const key = place;
    place += text.length;
    return isMatch ? (
      <mark key={key} className="hit">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
