import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { SearchKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const SearchFilterLinks = observer(function SearchFilterLinks() {
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
