import '../cards/rating-figures.css';
import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AspectRatings } from '../reviews/aspect-ratings';
import { RatingDistribution } from '../reviews/rating-distribution';
import { messages } from './messages';

/** The distribution of the ratings, and the seven topics against the industry; nothing without a rating. */
export const RatingPart = observer(function RatingPart() {
  const { figures } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyReviews', { urlName: companyUrlName });
  if (path === null || figures.state !== 'ready' || figures.value.rating === null) return null;
  return (
    <Section
      title={messages.ratings}
      action={
        <TextLink to={path} look="block">
          {messages.allReviews(figures.value.count)}
        </TextLink>
      }
    >
      <div className="pair">
        <AspectRatings figures={figures.value} />
        <RatingDistribution figures={figures.value} />
      </div>
    </Section>
  );
});
