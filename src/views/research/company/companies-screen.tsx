import './companies.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyFilterKey, CompanyPage } from '@/core/research/company/company-filters';
import { COMPANY_FILTER_KEYS, COMPANY_SORTS, isChosen } from '@/core/research/company/company-filters';
import { companyListHeading } from '@/core/research/company/company-list-name';
import { buildSearchAddress } from '@/core/research/search/search-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { CompanyListStore } from '@/stores/research/company/company-list.store';
import { CompanyListKey } from '@/stores/research/company/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { FilterChips } from '@/views/kernel/filters/filter-chips';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { FilteredLayout } from '@/views/kernel/filters/filtered-layout';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { ListSearch } from '@/views/kernel/filters/list-search';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { useRowsInSteps } from '@/views/kernel/page/below-fold';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Select } from '@/views/kernel/ui/select';
import { SkeletonLines } from '@/views/kernel/ui/skeleton-lines';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyRow } from './company-row';
import { messages } from './list-messages';

const FIRST_ROWS = 6;

export const CompaniesScreen = observer(function CompaniesScreen() {
  const list = useStore(CompanyListKey);
  const groups = companyFilterGroupsOf(list);
  const total = list.page.state === 'ready' ? plural(list.page.value.total, messages.total) : messages.title;
  return (
    <div className="wide grid gap-6">
      <div className="companies__head">
        <h1 className="h1">{companyListHeading(list.named)}</h1>
        <ListSearch
          parameter="q"
          text=""
          label={messages.find}
          maxLength={MAX_SEARCH_LENGTH}
          addressOf={(q) => buildSearchAddress({ q, Type: 'company' })}
        />
      </div>
      <FilteredLayout
        groups={groups}
        clearHref={list.hasFilters ? list.addressWithoutFilters : null}
        result={total.toLowerCase()}
        isEmpty={list.page.state === 'ready' && list.page.value.total === 0}
      >
        <FilterChips groups={groups} clearHref={list.addressWithoutFilters} />
        <Ignored />
        <Page />
      </FilteredLayout>
    </div>
  );
});

const Ignored = observer(function Ignored() {
  const list = useStore(CompanyListKey);
  // Shared guest pages ignore parts that name no filter.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <IgnoredNote values={[...list.ignored, ...(isShown ? list.query.unknown : [])]} />;
});

const Page = observer(function Page() {
  const list = useStore(CompanyListKey);
  return (
    <LoadView
      state={list.page}
      texts={messages}
      onRetry={list.reload}
      skeletonClass="grid gap-6"
      skeleton={<SkeletonLines />}
    >
      {(page) => (page.items.length === 0 ? <Nothing page={page} /> : <Companies page={page} />)}
    </LoadView>
  );
});

const Companies = observer(function Companies({ page }: { readonly page: CompanyPage }) {
  const list = useStore(CompanyListKey);
  const navigation = useStore(NavigationKey);
  const { total, limit } = page;
  const items = useRowsInSteps(page.items, FIRST_ROWS);
  return (
    <>
      <div className="companies__order">
        <p className="meta num" role="status">
          {plural(total, messages.total)}
          {list.query.sort === 'rating' ? `. ${messages.pulled}` : null}
        </p>
        <Select
          aria-label={messages.sortBy}
          placeholder={messages.sortBy}
          value={list.query.sort}
          options={COMPANY_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
          onValueChange={(sort) => navigation.go(list.addressSorted(sort))}
        />
      </div>
      <ul className="companies">
        {items.map((company) => (
          <CompanyRow key={company.companyId} company={company} />
        ))}
      </ul>
      <PageLinks page={page.page} limit={limit} total={total} hrefOf={list.addressOfPage} />
      <Unrated count={page.unrated} />
    </>
  );
});

/** Introduces companies whose few reviews do not allow a rating. */
const Unrated = observer(function Unrated({ count }: { readonly count: number }) {
  const list = useStore(CompanyListKey);
  const { rating } = list.query;
  if (count === 0 || rating === null) return null;
  return (
    <p className="text-ink-2">
      {plural(count, messages.unrated)}{' '}
      <TextLink to={list.addressWith('rating', String(rating))}>{messages.withoutRating}</TextLink>
    </p>
  );
});

const Nothing = observer(function Nothing({ page }: { readonly page: CompanyPage }) {
  const list = useStore(CompanyListKey);
  const review = useStore(NavigationKey).screens.pathOf('ContributeReview');
  if (page.total > 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<ButtonLink to={list.addressOfPage(1)}>{messages.firstPage}</ButtonLink>}
      />
    );
  }
  if (!list.hasFilters && page.unrated === 0) {
    return (
      <EmptyState
        title={messages.noneYet}
        action={review === null ? null : <ButtonLink to={review}>{messages.firstReview}</ButtonLink>}
      >
        {messages.noneYetText}
      </EmptyState>
    );
  }
  return (
    <>
      <NoMatches title={messages.none} groups={companyFilterGroupsOf(list)} clearHref={list.addressWithoutFilters} />
      <Unrated count={page.unrated} />
    </>
  );
});

/** Returns only chosen options until the counts are loaded. */
function companyFilterGroupsOf(
  list: Pick<CompanyListStore, 'filters' | 'query' | 'addressWith'>,
): readonly FilterGroup[] {
  const { query } = list;
  const groupOf = (key: CompanyFilterKey): FilterGroup => {
    const counted = list.filters.find((filter) => filter.key === key)?.options ?? [];
    const chosen = chosenOf(key);
    const waiting = counted.length === 0 ? chosen.map((urlName) => ({ urlName, name: urlName, count: null })) : [];
    return {
      key,
      title: messages.filters[key],
      options: [...counted, ...waiting].map(({ urlName, name, count }) => ({
        key: urlName,
        label: messages.option(key, name),
        count,
        href: list.addressWith(key, urlName),
        isChosen: isChosen(query, key, urlName),
      })),
    };
  };
  const chosenOf = (key: CompanyFilterKey): readonly string[] => {
    if (key === 'rating') return query.rating === null ? [] : [String(query.rating)];
    if (key === 'hiring') return query.hiring ? ['true'] : [];
    return query[key];
  };
  return COMPANY_FILTER_KEYS.map(groupOf).filter(({ options }) => options.length > 0);
}
