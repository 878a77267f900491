import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { pageIn } from '@/core/kernel/common/page-address';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import type { AwardAddress } from '@/core/research/awards/award-address';
import { readAwardQuery, readTopRated } from '@/core/research/awards/award-address';
import { awardPathOf } from '@/core/research/awards/award-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { AwardsKey } from '@/stores/research/awards/keys';
import { AwardsScreen } from '@/views/research/awards/awards-screen';

type Parameters = Readonly<Record<string, string>>;

/** A year without an edition, for which the service returns no list. */
const NO_LIST: AwardAddress = { year: 2000, category: null };

function listScreen(addressOf: (parameters: Parameters, tag: string | null) => AwardAddress): Screen {
  const show = async (container: Container, parameters: Parameters): Promise<void> => {
    const { query } = parseAddress(container.get(NavigationKey).address);
    await container
      .get(AwardsKey)
      .show(addressOf(parameters, queryValue(query, 'tag')), pageIn(query), queryValue(query, 'company'));
  };
  return {
    View: AwardsScreen,
    query: ['tag', 'page', 'company'],
    load: show,
    requery: (container) => show(container, container.get(NavigationKey).match?.parameters ?? {}),
    page: (container) => {
      const { list } = container.get(AwardsKey);
      if (list.state !== 'ready') return null;
      const { year, category } = list.value;
      const name = category === null ? '' : `${category.name}, `;
      return {
        ...listedPage(container, list, ['tag', 'page', 'company']),
        title: `${name}Employee Choice Awards ${year} · {brand}`,
        description: `${name}ranked by what employees wrote in ${year - 1}: score, uncertainty and number of reviews of each company.`,
      };
    },
  };
}

export const awardsScreen = listScreen((_, tag) => ({ year: null, category: tag }));
export const awardsListScreen: Screen = {
  ...listScreen(({ query = '' }, tag) => readAwardQuery(query, tag) ?? NO_LIST),
  canonical: (container, parameters) => {
    const { year = null, category = '' } = readAwardQuery(parameters.query ?? '', null) ?? {};
    return category === null && year !== null
      ? awardPathOf({ year, category })
      : container.get(ScreensKey).addressOf('AwardsList', parameters);
  },
};
export const awards2026Screen = listScreen((_, tag) => ({ year: 2026, category: tag }));
export const awards2025Screen = listScreen(({ name = '' }) => readTopRated(name, 2025));
export const awards2024Screen = listScreen(({ name = '' }) => readTopRated(name, 2024));
