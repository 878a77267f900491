import './answers.css';
import { observer } from 'mobx-react-lite';
import type { Review } from '@/core/research/reviews/review';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { factsOf, reviewTitleOf } from '../cards/review-facts';
import { messages } from './messages';

/** The newest review and the one that most found helpful; nothing before the first. */
export const ReviewQuotes = observer(function ReviewQuotes() {
  const { newestReview, helpfulReview } = useStore(CompanyAnswersKey);
  if (newestReview === null) return null;
  return (
    <>
      <Section title={messages.newestReview}>
        <Quote review={newestReview} />
      </Section>
      {helpfulReview === null ? null : (
        <Section
          title={messages.helpfulReview}
          action={<span className="meta num">{messages.helpfulFor(helpfulReview.helpful)}</span>}
        >
          <Quote review={helpfulReview} />
        </Section>
      )}
    </>
  );
});

const Quote = observer(function Quote({ review }: { readonly review: Review }) {
  const { screens } = useStore(NavigationKey);
  const title = reviewTitleOf(review);
  const rated = messages.rated(review.rating);
  const path = screens.addressOf('CompanyReviews', { urlName: review.company.urlName }) ?? '/';
  return (
    <article className="quote">
      <h3 className="h3">
        <TextLink to={`${path}?review=${review.id}`} look="plain">
          {title}
        </TextLink>
      </h3>
      {/* The title of a review without one has the rating already. */}
      <p className="meta num">{[...(title.endsWith(rated) ? [] : [rated]), ...factsOf(review)].join(' · ')}</p>
      <div className="pair mt-2">
        <Side title={messages.likesTitle} text={review.likes} />
        <Side title={messages.dislikesTitle} text={review.dislikes} />
      </div>
    </article>
  );
});

function Side({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <h4 className="strong">{title}</h4>
      <p>{text}</p>
    </div>
  );
}
