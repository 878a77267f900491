import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TopicLists } from '../reviews/topic-lists';

/** Renders nothing if no topic has enough reviews. */
export const LikedPart = observer(function LikedPart() {
  const { figures } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyReviews', { urlName: companyUrlName });
  if (path === null || figures.state !== 'ready') return null;
  return <TopicLists figures={figures.value} hrefOf={(side, topic) => withQuery(path, [[side, topic]])} />;
});
