import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import { NO_HIT } from '@/core/kernel/tracking/event.rules';
import { olderCompanyPath } from '@/core/research/search/older-company-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OccurrencesKey } from '@/stores/kernel/shell/keys';
import { SearchBoxKey, SearchKey } from '@/stores/research/search/keys';
import { messages } from '@/views/research/search/messages';
import { SearchScreen } from '@/views/research/search/search-screen';

/** Opens a search. Counts a search without results, but does not store its words. */
async function open(container: Container): Promise<void> {
  const search = container.get(SearchKey);
  await search.open();
  container.get(SearchBoxKey).show(search.text);
  if (search.hasNoHit) container.get(OccurrencesKey).add(NO_HIT);
}

/** The search page, which is not indexed. */
export const searchScreen: Screen = {
  View: SearchScreen,
  query: ['q', 'word', 'designation', 'CompanyName', 'Type', 'location', 'industry'],
  load: open,
  requery: open,
  canonical: (container) => {
    const older = olderCompanyPath(container.get(NavigationKey).path);
    return older ?? container.get(SearchKey).sectionAddress(container.get(ScreensKey));
  },
  page: (container) => {
    const { text } = container.get(SearchKey);
    return {
      title: `${text === '' ? messages.search : messages.resultsFor(text)} · {brand}`,
      description: messages.description,
      isPersonal: true,
    };
  },
};
