import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { pageOfHit } from '@/core/research/search/found-address';
import { SEARCH_TYPES } from '@/core/research/search/found-type';
import { buildSearchAddress } from '@/core/research/search/search-address';
import type { Hit } from '@/core/research/search/search-results';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchKey } from '@/stores/research/search/keys';
import { LinkList } from '@/views/kernel/common/door-list';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CompanySpotlight } from '../headline-stats/company-spotlight';
import { WhatPeopleEarn } from '../headline-stats/what-people-earn';
import { FoundAnswer } from './found-answer';
import { HitList, SectionLinks } from './hit-list';
import { messages } from './messages';
import { SearchBox } from './search-box';

export const SearchScreen = observer(function SearchScreen() {
  const { text, state, results } = useStore(SearchKey);
  // The title names what was not found.
  const isNothing = text !== '' && state.state === 'ready' && results.length === 0;
  const { path } = useStore(NavigationKey);
  return (
    <ScreenFrame
      places={text === '' ? <OwnPlaces /> : <ResultPlaces />}
      aside={text === '' ? <BeginAside /> : <SearchFilterLinks />}
    >
      <div className="grid gap-4">
        {isNothing ? null : (
          <h1 className="h1 wrap-anywhere">{text === '' ? messages.beginTitle : messages.resultsFor(text)}</h1>
        )}
        <SearchBox key={path} isFirst={text === ''} />
        {text === '' ? <Examples /> : null}
      </div>
      {text === '' ? <Starters /> : <Results />}
    </ScreenFrame>
  );
});

function Examples() {
  return (
    <>
      <p className="meta">{messages.beginText}</p>
      <p className="flex flex-wrap gap-3">
        <span className="text-ink-2">{messages.forExample}</span>
        {messages.examples.map((q) => (
          <a key={q} className="link" href={buildSearchAddress({ q })}>
            {q}
          </a>
        ))}
      </p>
    </>
  );
}

const STARTING_GROUPS = [
  ['designation', 'mostSalaries'],
  ['company', 'mostReviews'],
] as const;

const Starters = observer(function Starters() {
  const { startersOf } = useStore(SearchKey);
  return STARTING_GROUPS.map(([type, group]) => {
    const items = startersOf(type);
    return items.length === 0 ? null : (
      <Section key={type} title={messages.groups[group]}>
        <HitList items={items} withSections={false} />
      </Section>
    );
  });
});

function BeginAside() {
  return (
    <>
      <WhatPeopleEarn />
      <CompanySpotlight />
    </>
  );
}

const Results = observer(function Results() {
  const search = useStore(SearchKey);
  return (
    <LoadView
      state={search.state}
      texts={messages}
      onRetry={search.retry}
      skeleton={
        <>
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton />
        </>
      }
    >
      {() => <Ready />}
    </LoadView>
  );
});

const Ready = observer(function Ready() {
  const search = useStore(SearchKey);
  const { results, stats, corrected, text, searchType, ignored, withoutHits, answer } = search;
  if (results.length === 0) return <Nothing />;
  return (
    <>
      <div className="grid gap-3">
        <p className="meta" role="status">
          {corrected === null ? null : (
            <>
              {messages.showing}
              <b>{corrected}</b>. {messages.typed(text)}{' '}
            </>
          )}
          {plural(stats.total, messages.totals)}
        </p>
        <IgnoredNote values={ignored} />
        {withoutHits.length === 0 ? null : (
          <p className="meta" role="status">
            {messages.withoutHits(withoutHits)}{' '}
            <a className="link" href={search.addressWithoutFilters}>
              {messages.withoutFilters}
            </a>
          </p>
        )}
      </div>
      {answer === null ? null : <Answer hit={answer} />}
      {results.map((group) => {
        const { type, total } = group;
        const items = group.items.filter((hit) => hit.type !== answer?.type || hit.urlName !== answer.urlName);
        if (items.length === 0) return null;
        const isCut = total > group.items.length;
        const count = total >= 200 ? messages.moreThan(groupIndian(total)) : groupIndian(total);
        const isAlone = searchType.type === type;
        return (
          <Section
            key={type}
            title={messages.groups[type]}
            action={
              isCut && !isAlone ? (
                <a className="link" href={search.addressOfType(type)}>
                  {messages.allOf(count)}
                </a>
              ) : undefined
            }
          >
            <HitList items={items} />
            {isCut && isAlone ? (
              <p className="meta">{messages.firstOf(groupIndian(group.items.length), count)}</p>
            ) : null}
          </Section>
        );
      })}
    </>
  );
});

const Answer = observer(function Answer({ hit }: { readonly hit: Hit }) {
  const { name, corrected } = useStore(SearchKey);
  const { screens } = useStore(NavigationKey);
  return (
    <section className="first-hit__group" aria-label={messages.groups.answer}>
      <div>
        <a className="first-hit" href={pageOfHit(screens, hit, null).href}>
          <FoundAnswer hit={hit} typed={corrected ?? name} />
        </a>
        {hit.type === 'company' ? <SectionLinks hit={hit} /> : null}
      </div>
    </section>
  );
});

const Nothing = observer(function Nothing() {
  const search = useStore(SearchKey);
  const { text, hasFilters } = search;
  const { screens } = useStore(NavigationKey);
  const doors = messages.doors.flatMap(({ screen, label, about }) => {
    const href = screens.pathOf(screen);
    return href === null ? [] : [{ href, label, about }];
  });
  return (
    <>
      <EmptyState
        level={1}
        title={messages.emptyTitle(text)}
        action={
          hasFilters ? (
            <a className="link" href={search.addressWithoutFilters}>
              {messages.withoutFilters}
            </a>
          ) : undefined
        }
      >
        {hasFilters ? messages.emptyFiltered : messages.emptyText}
      </EmptyState>
      <LinkList doors={doors} />
    </>
  );
});

/** Shows the number of results per type. A search of a single type has only its own count. */
const ResultPlaces = observer(function ResultPlaces() {
  const search = useStore(SearchKey);
  const { stats, searchType } = search;
  const places = SEARCH_TYPES.filter(
    ({ type }) => type === 'all' || searchType.type !== 'all' || stats.byType[type] !== undefined,
  ).map(({ label, type }) => {
    const ofAll = searchType.type === 'all' && stats.total > 0 ? stats.total : undefined;
    const count = type === 'all' ? ofAll : stats.byType[type];
    return {
      label,
      href: search.addressOfType(type),
      count: count === undefined ? undefined : groupIndian(count),
      isHere: searchType.type === type,
    };
  });
  return (
    <>
      <PlaceList title={messages.types} places={places} />
      <CurrentPlaceInSight key={searchType.type} />
    </>
  );
});

const SearchFilterLinks = observer(function SearchFilterLinks() {
  const search = useStore(SearchKey);
  return (
    <>
      {search.filters.map(({ key, values }) => (
        <Section key={key} title={messages.filters[key]} thin>
          <div className="narrow">
            {values.map((value) => (
              <a
                key={value.urlName}
                href={search.addressOfValue(key, value)}
                {...(search.isChosen(key, value) ? { 'aria-current': 'true' as const } : {})}
              >
                <span>{value.label}</span>
                <span className="num">{groupIndian(value.count)}</span>
              </a>
            ))}
          </div>
        </Section>
      ))}
      {search.hasFilters ? (
        <a className="link" href={search.addressWithoutFilters}>
          {messages.withoutFilters}
        </a>
      ) : null}
      <Section title={messages.hint} thin>
        <p className="meta">{messages.hintText}</p>
      </Section>
    </>
  );
});
