import type { Container } from 'inversify';
import { olderCompanyPath } from '@/core/search/older-company-path';
import { NO_HIT } from '@/core/tracking/event.rules';
import { NavigationKey } from '@/stores/navigation/keys';
import { SearchBoxKey, SearchKey } from '@/stores/search/keys';
import { OccurrencesKey } from '@/stores/shell/keys';
import { messages } from '@/views/search/messages';
import { SearchScreen } from '@/views/search/search-screen';
import type { Screen } from '../../feature';

/** Loads the results; a search that found nothing is counted, without its words. */
async function open(container: Container): Promise<void> {
  const search = container.get(SearchKey);
  await search.open();
  container.get(SearchBoxKey).show(search.text);
  if (search.hasNoHit) container.get(OccurrencesKey).add(NO_HIT);
}

/** The results of a search. They are for people, not for search engines; the address keeps its segments and its query. */
export const searchScreen: Screen = {
  View: SearchScreen,
  query: ['q', 'designation', 'CompanyName', 'Type', 'location', 'industry'],
  load: open,
  requery: open,
  canonical: (container) => olderCompanyPath(container.get(NavigationKey).path),
  page: (container) => {
    const { text } = container.get(SearchKey);
    return {
      title: `${text === '' ? messages.search : messages.resultsFor(text)} · {brand}`,
      description: messages.description,
      isPersonal: true,
    };
  },
};
