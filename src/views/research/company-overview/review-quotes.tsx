import '../cards/rating-figures.css';
import './answers.css';
import { observer } from 'mobx-react-lite';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { factsOf } from '../cards/review-facts';
import { messages } from './messages';

const MAX_QUOTE = 240;

export const ReviewQuotes = observer(function ReviewQuotes() {
  const { helpfulReview: review } = useStore(CompanyAnswersKey);
  const { headerData } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  if (review === null) return null;
  const path = screens.addressOf('CompanyReviews', { urlName: review.company.urlName }) ?? '/';
  const facts = [messages.rated(review.rating), ...factsOf(review)];
  if (review.helpful > 0) facts.push(messages.helpfulFor(review.helpful));
  return (
    <Section
      title={messages.words}
      action={
        <TextLink to={path} look="block">
          {messages.allReviews(headerData?.reviewsCount ?? 1)}
        </TextLink>
      }
    >
      <div className="pair">
        <Side title={messages.likesTitle} text={review.likes} />
        <Side title={messages.dislikesTitle} text={review.dislikes} />
      </div>
      <p className="meta num mt-2">
        {joinFacts(facts)} · <TextLink to={`${path}?review=${review.id}`}>{messages.wholeReview}</TextLink>
      </p>
    </Section>
  );
});

function Side({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <h3 className="strong">{title}</h3>
      <p className="say">{shortenToWords(text, MAX_QUOTE)}</p>
    </div>
  );
}
