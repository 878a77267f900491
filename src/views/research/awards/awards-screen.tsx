import { observer } from 'mobx-react-lite';
import { isNotFoundFailure } from '@/core/kernel/common/failure';
import type { AwardList, AwardPlace } from '@/core/research/awards/award';
import {
  countClearlyBehindFirst,
  EDITIONS,
  marginOfError,
  middleScore,
  significantlyApart,
} from '@/core/research/awards/award.rules';
import { awardPathOf } from '@/core/research/awards/award-path';
import { AwardsKey } from '@/stores/research/awards/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AwardTable } from './award-table';
import { CountingRules } from './counting-rules';
import { messages } from './messages';

export const AwardsScreen = observer(function AwardsScreen() {
  const store = useStore(AwardsKey);
  const { list } = store;
  switch (list.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="grid gap-4">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      );
    case 'failed':
      return isNotFoundFailure(list.failure) ? (
        <div className="hang grid gap-4">
          <EmptyState level={1} title={messages.notFoundTitle}>
            {messages.notFound}
          </EmptyState>
          <Editions />
        </div>
      ) : (
        <LoadFailure level={1} failure={list.failure} texts={messages} onRetry={store.reload} />
      );
    case 'ready':
      return <Loaded list={list.value} />;
  }
});

function Editions() {
  return (
    <ul className="rows">
      {EDITIONS.map((year) => (
        <li key={year}>
          <TextLink to={awardPathOf({ year, category: null })} look="block">
            {messages.to(year)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Loaded({ list }: { readonly list: AwardList }) {
  const { year, from, to, editions, categories, category, items, page, limit, total, minReviews, countedOn } = list;
  const edition = editions.find((one) => one.year === year);
  // The middle of a list is only known once the whole list is loaded.
  const middle = total === items.length ? middleScore(items) : null;
  const categoryPath =
    category === null ? awardPathOf({ year, category: null }) : awardPathOf({ year, category: category.urlName });
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="h1">{messages.title(year)}</h1>
        <p className="read num">{messages.lead(from, to, edition?.companies ?? 0)}</p>
        <LinkTabs
          label={messages.editions}
          tabs={EDITIONS.map((one) => ({
            to: awardPathOf({ year: one, category: null }),
            label: String(one),
            current: one === year,
            count: editions.find((counted) => counted.year === one)?.companies.toLocaleString('en-IN'),
          }))}
        />
      </div>
      {category === null || countedOn === null ? (
        <EmptyState title={countedOn === null ? messages.notCountedTitle : messages.emptyTitle}>
          {messages.notCounted(year, minReviews)}
        </EmptyState>
      ) : (
        <div className="awards">
          <div className="awards__side">
            <PlaceList
              title={messages.categories}
              places={categories.map(({ urlName, name, companies }) => ({
                label: name,
                href: awardPathOf({ year, category: urlName }),
                count: companies.toLocaleString('en-IN'),
                isHere: urlName === category.urlName,
              }))}
            />
          </div>
          <div className="grid gap-6">
            <Section title={category.name}>
              <p className="meta num">{messages.counted(category.companies, countedOn)}</p>
              {page > 1 ? null : <p className="strong max-w-measure">{firstText(items, total)}</p>}
              {middle === null ? null : <ApartFromMiddle places={items} middle={middle} />}
              <AwardTable places={items} category={category.name} year={year} middle={middle} />
              <p className="meta">{messages.sharing}</p>
              <PageLinks
                page={page}
                limit={limit}
                total={total}
                hrefOf={(number) => (number === 1 ? categoryPath : `${categoryPath}?page=${number}`)}
              />
            </Section>
            <CompanyYears list={list} />
            <Section title={messages.how}>
              <CountingRules minReviews={minReviews} />
            </Section>
          </div>
        </div>
      )}
    </div>
  );
}

/** Returns the sentence about the first rank, or null for a list of one. */
function firstText(places: readonly AwardPlace[], total: number): string | null {
  const [first, ...others] = places;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return null;
  const behind = countClearlyBehindFirst(places);
  return behind === 0
    ? messages.noClearFirst(places.length, places.length === total, last.score.toFixed(2), first.score.toFixed(2))
    : messages.first(first.company.name, behind, others.length);
}

interface ApartFromMiddleProps {
  readonly places: readonly AwardPlace[];
  readonly middle: number;
}

/** Names companies clearly above or below the middle score. Renders nothing if there are none. */
function ApartFromMiddle({ places, middle }: ApartFromMiddleProps) {
  const namesOf = (side: 'above' | 'below') =>
    significantlyApart(places, middle, side).map(({ company }) => company.name);
  const text = messages.apart(middle.toFixed(2), namesOf('above'), namesOf('below'));
  return text === '' ? null : <p className="max-w-measure">{text}</p>;
}

const CompanyYears = observer(function CompanyYears({ list }: { readonly list: AwardList }) {
  const { history, shownCompany } = useStore(AwardsKey);
  if (shownCompany === null) return null;
  const name = list.items.find(({ company }) => company.urlName === shownCompany)?.company.name ?? shownCompany;
  return (
    <div id="years">
      <Section title={messages.yearsOf(name)}>
        {history.length === 0 ? <p className="read">{messages.noYears}</p> : null}
        <ul className="rows num">
          {history.map(({ year, category, rank, companies, score, uncertainty, reviews }) => (
            <li key={`${year} ${category.urlName}`} className="award-year">
              <b className="strong">{year}</b>
              <a className="link" href={`${awardPathOf({ year, category: category.urlName })}?company=${shownCompany}`}>
                {messages.place(rank, companies, category.name)}
              </a>
              <span className="meta">
                {score.toFixed(2)} {messages.plusMinus(marginOfError(uncertainty))}, n {reviews.toLocaleString('en-IN')}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
});
