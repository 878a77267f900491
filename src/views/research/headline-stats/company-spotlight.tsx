import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { plural } from '@/core/kernel/formatting/plural';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { HeadlineStatsKey } from '@/stores/research/headline-stats/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const CompanySpotlight = observer(function CompanySpotlight() {
  const { spotlight } = useStore(HeadlineStatsKey);
  if (spotlight === null) return null;
  const { urlName, companyName, industry, hq, logo, rating, reviewsCount, newestReview } = spotlight;
  const { medianPay, salariesCount } = spotlight;
  const reviews = plural(reviewsCount, messages.reviews);
  return (
    <Section title={messages.spotlight}>
      <a className="flex items-center gap-3 py-2" href={`/overview/${urlName}-overview`}>
        <Logo name={companyName} logo={logo} size={44} />
        <span>
          <span className="strong">{companyName}</span>
          <small className="meta block">{messages.companyIs(industry, hq)}</small>
        </span>
      </a>
      <ul className="rows">
        <li>
          <a className="flex items-baseline justify-between gap-3 py-2" href={`/reviews/${urlName}-reviews`}>
            <span>
              {messages.rating}
              <small className="meta num block">{messages.ofReviews(reviews, newestReview)}</small>
            </span>
            <span className="strong num whitespace-nowrap">{messages.ofFive(rating.toFixed(1))}</span>
          </a>
        </li>
        {medianPay === null ? null : (
          <li>
            <a className="flex items-baseline justify-between gap-3 py-2" href={`/salaries/${urlName}-salaries`}>
              <span>
                {messages.medianPay}
                <small className="meta num block">{peoplePlural(salariesCount, messages.salaries)}</small>
              </span>
              <span className="strong num whitespace-nowrap">{payInLakh(medianPay)}</span>
            </a>
          </li>
        )}
      </ul>
      <p className="meta mt-2">{messages.howChosen}</p>
    </Section>
  );
});
