import { observer } from 'mobx-react-lite';
import { companyPostsPath, companyQuestionsPath } from '@/core/research/company/company-posts-path';
import { topQuestionsPath } from '@/core/research/interviews/interview-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { CommunityPageKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyTab } from '@/views/research/company/company-tab';
import { FeedSkeleton } from '../posting/feed-skeleton';
import { CommunityAside } from './community-aside';
import { CommunityFailure } from './community-failure';
import { CommunityPosts, PostOrders } from './community-posts';
import { pageMessages as messages } from './page-messages';
import { PostHere } from './post-here';

export const CompanyPostsScreen = observer(function CompanyPostsScreen() {
  const { state } = useStore(CommunityPageKey);
  return (
    <CompanyTab
      screen="CompanyPosts"
      contribute={<Act />}
      aside={state.state === 'ready' ? <CommunityAside page={state.value} /> : null}
    >
      <div className="room__bar">
        <Views />
        {state.state === 'failed' ? null : <PostOrders />}
      </div>
      <Posts />
    </CompanyTab>
  );
});

const Views = observer(function Views() {
  const { company } = useStore(CompanyKey);
  const { asks } = useStore(CommunityPageKey).shown;
  if (company === null) return null;
  const { urlName } = company;
  const tabs = [
    { to: companyPostsPath(urlName), label: messages.allPosts, current: !asks },
    { to: companyQuestionsPath(urlName), label: messages.questions, current: asks },
  ];
  return <LinkTabs label={messages.views} tabs={tabs} />;
});

const Act = observer(function Act() {
  const { state, shown } = useStore(CommunityPageKey);
  if (state.state === 'failed') return null;
  const community = state.state === 'ready' ? state.value.community : null;
  return <PostHere community={community} label={shown.asks ? messages.ask : messages.postHere} />;
});

const Posts = observer(function Posts() {
  const { state, shown } = useStore(CommunityPageKey);
  switch (state.state) {
    case 'idle':
    case 'loading':
      return <FeedSkeleton />;
    case 'failed':
      return <CommunityFailure failure={state.failure} />;
    case 'ready':
      if (!shown.asks) return <CommunityPosts />;
      return (
        <>
          <CommunityPosts empty={messages.noQuestions} />
          <InterviewQuestions />
        </>
      );
  }
});

const InterviewQuestions = observer(function InterviewQuestions() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  return (
    <p>
      <TextLink to={topQuestionsPath(company.urlName)} look="block">
        {messages.interviewQuestions(company.companyName)}
      </TextLink>
    </p>
  );
});
