import { observer } from 'mobx-react-lite';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { CollegeCard, CollegeFilterKey, CollegePage } from '@/core/research/colleges/college';
import { COLLEGE_KINDS, COLLEGE_OWNERSHIPS } from '@/core/research/colleges/college';
import { COLLEGE_FILTER_KEYS, MAX_NAME_LENGTH } from '@/core/research/colleges/college-filters';
import { collegePath } from '@/core/research/colleges/college-structured-data';
import type { CollegeListStore } from '@/stores/research/colleges/college-list.store';
import { CollegeListKey } from '@/stores/research/colleges/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { FilterChips } from '@/views/kernel/filters/filter-chips';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { FilteredLayout } from '@/views/kernel/filters/filtered-layout';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { ListSearch } from '@/views/kernel/filters/list-search';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { SkeletonLines } from '@/views/kernel/ui/skeleton-lines';
import { collegeFactsOf, monogramNameOf } from './college-facts';
import { messages } from './messages';

export const CollegesScreen = observer(function CollegesScreen() {
  const list = useStore(CollegeListKey);
  const groups = collegeFilterGroupsOf(list);
  const total = list.page.state === 'ready' ? plural(list.page.value.total, messages.total) : messages.title;
  return (
    <div className="wide grid gap-6">
      <div className="grid gap-2">
        <h1 className="h1">{messages.title}</h1>
        <p className="read text-ink-2">{messages.lead}</p>
      </div>
      <FilteredLayout
        groups={groups}
        clearHref={list.hasFilters ? list.addressWithoutFilters : null}
        result={total.toLowerCase()}
      >
        <ListSearch
          parameter="q"
          text={list.query.name}
          label={messages.find}
          maxLength={MAX_NAME_LENGTH}
          addressOf={list.addressWithName}
        />
        <FilterChips groups={groups} clearHref={list.addressWithoutFilters} />
        <IgnoredNote values={list.ignored} />
        <Page />
      </FilteredLayout>
    </div>
  );
});

const Page = observer(function Page() {
  const list = useStore(CollegeListKey);
  return (
    <LoadView
      state={list.page}
      texts={messages}
      onRetry={list.reload}
      skeletonClass="grid gap-6"
      skeleton={<SkeletonLines />}
    >
      {(page) => (page.items.length === 0 ? <Nothing page={page} /> : <Colleges page={page} />)}
    </LoadView>
  );
});

const Colleges = observer(function Colleges({ page }: { readonly page: CollegePage }) {
  const list = useStore(CollegeListKey);
  const { items, total, limit } = page;
  return (
    <>
      <p className="meta num" role="status">
        {plural(total, messages.total)}. {messages.order}
      </p>
      <ul className="colleges">
        {items.map((college) => (
          <CollegeRow key={college.urlName} college={college} />
        ))}
      </ul>
      <PageLinks page={page.page} limit={limit} total={total} hrefOf={list.addressOfPage} />
    </>
  );
});

/** Suggests similar names, filters to remove, or the first page. */
const Nothing = observer(function Nothing({ page: { total, near } }: { readonly page: CollegePage }) {
  const list = useStore(CollegeListKey);
  const { name } = list.query;
  if (total > 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<ButtonLink to={list.addressOfPage(1)}>{messages.firstPage}</ButtonLink>}
      />
    );
  }
  if (list.hasFilters) {
    return (
      <NoMatches
        title={messages.none}
        groups={collegeFilterGroupsOf(list)}
        words={{ text: name, href: list.addressWithName('') }}
        clearHref={list.addressWithoutFilters}
      />
    );
  }
  return (
    <>
      <EmptyState
        title={messages.noneNamed(name)}
        action={<ButtonLink to={list.addressWithName('')}>{messages.showAll}</ButtonLink>}
      >
        {messages.shorter}
      </EmptyState>
      {near.length === 0 ? null : (
        <section aria-label={messages.near}>
          <h2 className="h3">{messages.near}</h2>
          <ul className="rows">
            {near.map((college) => (
              <li key={college.urlName}>
                <a className="college__near" href={collegePath(college.urlName)}>
                  <span className="link">{college.name}</span>
                  <span className="meta">{college.city}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** Returns only chosen options until the counts are loaded. */
function collegeFilterGroupsOf(
  list: Pick<CollegeListStore, 'filters' | 'query' | 'addressWith'>,
): readonly FilterGroup[] {
  const { chosen } = list.query;
  const groupOf = (key: CollegeFilterKey): FilterGroup => {
    const counted = list.filters.find((filter) => filter.key === key)?.options ?? [];
    const waiting = chosen[key].map((urlName) => ({ urlName, name: urlName, count: null }));
    return {
      key,
      title: messages.filters[key],
      options: (counted.length === 0 ? waiting : counted).map(({ urlName, name, count }) => ({
        key: urlName,
        label: labelOf(key, name),
        count,
        href: list.addressWith(key, urlName),
        isChosen: chosen[key].includes(urlName),
      })),
    };
  };
  return COLLEGE_FILTER_KEYS.map(groupOf).filter(({ options }) => options.length > 0);
}

function labelOf(key: CollegeFilterKey, name: string): string {
  if (key === 'state') return name;
  const kind = COLLEGE_KINDS.find((one) => key === 'kind' && one === name);
  if (kind !== undefined) return messages.kinds[kind];
  const ownership = COLLEGE_OWNERSHIPS.find((one) => one === name);
  return ownership === undefined ? name : messages.ownerships[ownership];
}

function CollegeRow({ college }: { readonly college: CollegeCard }) {
  const { urlName, name, logo, nearbyCompanies } = college;
  return (
    <li className="college">
      <Logo name={monogramNameOf(college)} logo={logo} of="college" size={44} />
      <div className="min-w-0">
        <h2 className="college__name">
          <a href={collegePath(urlName)}>{name}</a>
        </h2>
        <p className="meta">{joinFacts(collegeFactsOf(college))}</p>
      </div>
      {nearbyCompanies === 0 ? null : (
        <p className="college__employers num">
          <b>{groupIndian(nearbyCompanies)}</b>
          <small>{plural(nearbyCompanies, messages.nearby)}</small>
        </p>
      )}
    </li>
  );
}
