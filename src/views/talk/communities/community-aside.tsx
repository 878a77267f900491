import { observer } from 'mobx-react-lite';
import { plural, pluralUnlessNone } from '@/core/kernel/formatting/plural';
import type { Community } from '@/core/talk/communities/community';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { CommunityContributor, CommunityPage } from '@/core/talk/community-pages/community-page';
import { ProfileKey } from '@/stores/account/profile/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { PageLinks } from '../interlinking/page-links';
import { pageMessages as messages } from './page-messages';

export function CommunityAside({ page }: { readonly page: CommunityPage }) {
  const { community, contributors, related } = page;
  return (
    <>
      <Section title={messages.about}>
        <p className="text-ink-2">{aboutOf(page)}</p>
        <div className="grid justify-items-start">
          <TextLink to="/legal/community-guidelines" look="block">
            {messages.guidelines}
          </TextLink>
          <TextLink to="/faq#order" look="block">
            {messages.order}
          </TextLink>
        </div>
      </Section>
      {contributors.length === 0 ? null : (
        <Section title={messages.helped} key={communityKeyOf(community)}>
          <ul className="rows">
            {contributors.map((contributor) => (
              <Contributor key={contributor.name} contributor={contributor} />
            ))}
          </ul>
        </Section>
      )}
      {related.length === 0 ? null : (
        <Section title={messages.closeBy} thin>
          <ul className="rows">
            {related.map((other) => (
              <RelatedCommunity key={communityKeyOf(other)} community={other} />
            ))}
          </ul>
        </Section>
      )}
      <PageLinks />
    </>
  );
}

const Contributor = observer(function Contributor({ contributor }: { readonly contributor: CommunityContributor }) {
  const { profile } = useStore(ProfileKey);
  const { name, tagline, avatarUrl, avatarBgColor, upvotes } = contributor;
  return (
    <li className="helper">
      <PersonAvatar avatarUrl={avatarUrl} color={avatarBgColor} size={30} />
      <span className="min-w-0">
        <span className="strong">{name}</span>
        {profile?.userName === name ? <span className="dot text-accent-ink strong">{messages.you}</span> : null}
        {tagline === null ? null : <span className="meta block">{tagline}</span>}
      </span>
      <span className="meta num">{plural(upvotes, messages.useful)}</span>
    </li>
  );
});

function RelatedCommunity({ community }: { readonly community: Community }) {
  return (
    <li>
      <a className="near" href={communityPathOf(community)}>
        {community.name}
        <span className="meta num">{pluralUnlessNone(community.topicMeta.followers, messages.followers)}</span>
      </a>
    </li>
  );
}

function aboutOf({ community: { about, name, type } }: CommunityPage): string {
  if (about !== null) return about;
  switch (type) {
    case 'topic':
      return messages.aboutTopic(name);
    case 'company':
      return messages.aboutCompany(name);
    case 'department':
      return messages.aboutDepartment(name);
  }
}
