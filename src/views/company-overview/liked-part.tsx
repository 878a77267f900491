import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/common/address';
import { CompanyKey } from '@/stores/company/keys';
import { CompanyAnswersKey } from '@/stores/company-overview/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { TopicLists } from '../reviews/topic-lists';

/** Liked and disliked topics, each with the way to its reviews; nothing if no topic has enough of them. */
export const LikedPart = observer(function LikedPart() {
  const { figures } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyReviews', { urlName: companyUrlName });
  if (path === null || figures.state !== 'ready') return null;
  return <TopicLists figures={figures.value} hrefOf={(side, topic) => withQuery(path, [[side, topic]])} />;
});
