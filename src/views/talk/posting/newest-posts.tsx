import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FeedKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { newestMessages } from './newest-messages';
import { PostLinks } from './post-links';

const MAX_NEWEST = 3;

export const NewestPosts = observer(function NewestPosts() {
  const feed = useStore(FeedKey);
  useEffect(() => {
    void feed.open('newest');
  }, [feed]);
  if (feed.visible.length === 0) return null;
  return (
    <Section title={newestMessages.title}>
      <PostLinks posts={feed.visible.slice(0, MAX_NEWEST)} />
    </Section>
  );
});
