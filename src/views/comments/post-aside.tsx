import { observer } from 'mobx-react-lite';
import { postPathOf } from '@/core/posting/post-path';
import { CommunityPostsKey } from '@/stores/posting/keys';
import { useStore } from '@/views/common/use-store';
import { HeadlineStats } from '@/views/headline-stats/headline-stats';
import { PageLinks } from '@/views/interlinking/page-links';
import { PostLinks } from '@/views/posting/post-links';
import { WhoSeesWhat } from '@/views/shell/who-sees-what';
import { Section } from '@/views/ui/section';
import { postMessages as messages } from './post-messages';

/** Beside a post: who can see what, and what else is said in its community. */
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
