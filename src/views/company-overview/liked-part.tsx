import { observer } from 'mobx-react-lite';
import { reviewAddressOf, reviewSelectionOf, withToggled } from '@/core/reviews/review-filters';
import { CompanyKey } from '@/stores/company/keys';
import { CompanyAnswersKey } from '@/stores/company-overview/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { TopicLists } from '../reviews/topic-lists';

const NO_FILTERS = reviewSelectionOf('');

/** Liked and disliked topics, each with the way to its reviews; nothing where no topic has enough of them. */
export const LikedPart = observer(function LikedPart() {
  const { figures } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyReviews', { urlName: companyUrlName });
  if (path === null || figures.state !== 'ready') return null;
  return (
    <TopicLists
      figures={figures.value}
      hrefOf={(side, topic) => reviewAddressOf(path, withToggled(NO_FILTERS, side, topic))}
    />
  );
});
