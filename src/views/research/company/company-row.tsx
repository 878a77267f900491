import './companies.css';
import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { filledSlotsOf } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyCard } from '@/core/research/company/company-card';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { MAIN_TENURE_FACTS } from '@/core/research/tenure/tenure.rules';
import { soleTenureLabel } from '@/core/research/tenure/tenure-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyListKey } from '@/stores/research/company/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { useImpression } from '@/views/kernel/tracking/use-impression';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { CompareCheck } from './compare-check';
import { lineMessages } from './line-messages';
import { messages } from './list-messages';

export const CompanyRow = observer(function CompanyRow({ company }: { readonly company: CompanyCard }) {
  const { companyName, urlName, industry, hq, officesCount, employees } = company;
  const row = useImpression<HTMLLIElement>();
  const place = [
    officesCount > 1 && hq !== '' ? `${hq}, ${plural(officesCount, messages.offices)}` : hq,
    employees === null ? null : messages.people(employees),
  ].filter((word) => word !== null && word !== '');
  return (
    <li className="companies__row" ref={row}>
      <Logo name={companyName} logo={company.logo} size={44} />
      <div className="companies__who">
        <h2 className="h3">
          <a href={`/overview/${urlName}-overview`}>{companyName}</a>
        </h2>
        <p className="meta">{industry}</p>
        <p className="companies__place meta num">
          {place.map((part, index) => (
            <Fragment key={part}>
              {index === 0 ? null : '\u00a0· '}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
        <Rating company={company} />
      </div>
      <Figures company={company} />
      <TenureLine urlName={urlName} />
      <div className="companies__check">
        <CompareCheck company={company} />
      </div>
    </li>
  );
});

function Rating({ company: { rating, reviewsCount, newestReview } }: { readonly company: CompanyCard }) {
  if (rating === null) {
    return (
      <p className="companies__rating meta num">
        <span className="companies__slots" aria-hidden="true">
          {filledSlotsOf(reviewsCount).map((isTaken, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slots never move.
            <i key={place} className={isTaken ? 'companies__slot--on' : undefined} />
          ))}
        </span>
        {messages.ratings(reviewsCount)}
      </p>
    );
  }
  return (
    <p className="companies__rating meta num">
      <span className="company__score">
        <Star size={14} fill="currentColor" aria-hidden="true" />
        {rating.toFixed(1)}
        <VisuallyHidden>{lineMessages.outOfFive}</VisuallyHidden>
      </span>
      <svg className="companies__bar" width="64" height="6" aria-hidden="true">
        <rect width="64" height="6" />
        <rect width={rating * (64 / 5)} height="6" />
      </svg>
      <span>{plural(reviewsCount, lineMessages.reviews)}</span>
      {newestReview === null ? null : (
        <span className="companies__newest">{lineMessages.newest(formatMonth(newestReview))}</span>
      )}
    </p>
  );
}

const Figures = observer(function Figures({
  company: { urlName, salariesCount, medianPay, balanceRating, balanceCount, jobsCount },
}: {
  readonly company: CompanyCard;
}) {
  const { screens } = useStore(NavigationKey);
  const facts = [
    {
      label: messages.medianPay,
      value: medianPay === null ? null : payInLakh(medianPay),
      count: messages.salaries(peopleText(salariesCount)),
      href: screens.addressOf('CompanySalaries', { urlName }),
    },
    {
      label: messages.workLife,
      value: balanceRating === null ? null : balanceRating.toFixed(1),
      count: messages.people(groupIndian(balanceCount)),
      href: screens.addressOf('CompanyReviews', { urlName }),
    },
    {
      label: messages.jobs,
      value: groupIndian(jobsCount),
      count: null,
      href: jobsCount === 0 ? null : screens.addressOf('CompanyJobs', { urlName }),
    },
  ];
  return (
    <dl className="companies__facts num">
      {facts.map(({ label, value, count, href }) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd className={value === null ? 'meta' : 'strong'}>
            {value === null || href === null ? (value ?? messages.tooFew) : <a href={href}>{value}</a>}
          </dd>
          {value === null || count === null ? null : <dd className="meta">{count}</dd>}
        </div>
      ))}
    </dl>
  );
});

/** Shows only facts that have one usual answer. */
const TenureLine = observer(function TenureLine({ urlName }: { readonly urlName: string }) {
  const figures = useStore(CompanyListKey).tenureOf(urlName);
  const href = useStore(NavigationKey).screens.addressOf('CompanyTenure', { urlName });
  const shown = MAIN_TENURE_FACTS.flatMap((fact) => {
    const figure = figures.find(({ question }) => question === fact);
    const answer = figure === undefined ? null : soleTenureLabel(figure);
    return answer === null ? [] : messages.usualOf[fact](answer.toLowerCase());
  });
  if (shown.length === 0 || href === null) return null;
  return (
    <p className="companies__tenure meta num">
      <a href={href}>{messages.usually(shown)}</a>
    </p>
  );
});
