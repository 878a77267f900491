import { observer } from 'mobx-react-lite';
import { postPathOf } from '@/core/talk/posting/post-path';
import { CommunityPostsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { Section } from '@/views/kernel/ui/section';
import { HeadlineStats } from '@/views/research/headline-stats/headline-stats';
import { PageLinks } from '@/views/talk/interlinking/page-links';
import { PostLinks } from '@/views/talk/posting/post-links';
import { postMessages as messages } from './post-messages';

export const PostAside = observer(function PostAside() {
  const { offer } = useStore(CommunityPostsKey);
  return (
    <>
      <WhoSeesWhat />
      {offer === null ? (
        <HeadlineStats />
      ) : (
        <Section title={messages.moreFrom(offer.community)}>
          <PostLinks posts={offer.posts} />
        </Section>
      )}
      <PageLinks linked={offer?.posts.map(({ id }) => postPathOf(id)) ?? []} />
    </>
  );
});
