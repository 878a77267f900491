import { observer } from 'mobx-react-lite';
import { CommunityPostsKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { HeadlineStats } from '../headline-stats/headline-stats';
import { PageLinks } from '../interlinking/page-links';
import { WhoSeesWhat } from '../shell/who-sees-what';
import { Section } from '../ui/section';
import { PostLinks } from './post-links';
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
      <PageLinks />
    </>
  );
});
