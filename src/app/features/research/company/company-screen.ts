import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import { shareCardPicture } from '@/core/kernel/share-cards/share-card.rules';
import type { Company } from '@/core/research/company/company';
import type { CompanyPlace } from '@/core/research/company/company-structured-data';
import { companyStructuredData } from '@/core/research/company/company-structured-data';
import { companyTabLabel } from '@/core/research/company/company-tabs';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';

export interface CompanyScreenParts extends Omit<Screen, 'load' | 'page'> {
  /** Loads the tab's content. `urlName` comes from the address and may be outdated. */
  readonly load?: (container: Container, parameters: Readonly<Record<string, string>>) => Promise<void>;
  readonly loadFor?: (container: Container, company: Company) => Promise<void>;
  readonly page: (company: Company, container: Container) => PageTexts | null;
}

/** Opens the company of `urlName` while the tab loads. Unknown companies are 404. */
export function companyScreen({ load, loadFor, page, ...parts }: CompanyScreenParts): Screen {
  return {
    ...parts,
    load: async (container, parameters) => {
      const [urlName = ''] = (parameters.urlName ?? '').split('/');
      const company = container.get(CompanyKey);
      await Promise.all([company.open(urlName), load?.(container, { ...parameters, urlName })]);
      if (company.state.state === 'failed' && company.state.failure.kind === 'notFound')
        await container.get(CompanyFactsKey).findNear(urlName);
      if (company.company !== null) await loadFor?.(container, company.company);
    },
    canonical: (container, parameters) => {
      const { company } = container.get(CompanyKey);
      const { match, screens } = container.get(NavigationKey);
      if (company === null || match === null) return null;
      return screens.addressOf(match.screen, { ...parameters, urlName: company.urlName });
    },
    page: (container) => {
      const { company } = container.get(CompanyKey);
      const texts = company === null ? null : page(company, container);
      return company === null || texts === null
        ? null
        : {
            picture: shareCardPicture('companies', company.urlName, company.companyName),
            ...texts,
            structured: [...companyStructuredData(company, placeOf(container)), ...(texts.structured ?? [])],
          };
    },
  };
}

function placeOf(container: Container): CompanyPlace | null {
  const { match, path } = container.get(NavigationKey);
  const label = match === null ? null : companyTabLabel(match.screen);
  return label === null ? null : { label, path };
}
