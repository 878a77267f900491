import '@/views/research/employer/employer.css';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ClaimsKey, CompanyDomainsKey } from '@/stores/research/employer/keys';
import { AcceptedCorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { ClaimScreen } from '@/views/research/employer/claim-screen';
import { EmployerScreen } from '@/views/research/employer/employer-screen';
import { employerAdapters, employerModule } from './employer.module';

export const feature: Feature = {
  module: employerModule,
  adapters: employerAdapters,
  screens: {
    ClaimCompany: () => ({
      View: ClaimScreen,
      query: ['company', 'confirm'],
      pages: ['company', 'confirm'],
      load: async (container) => {
        const query = new URLSearchParams(container.get(NavigationKey).search);
        const claims = container.get(ClaimsKey);
        await Promise.all([
          claims.open(query.get('company'), query.get('confirm')),
          container.get(SessionKey).isLoggedIn ? claims.load() : null,
        ]);
      },
      page: () => ({
        title: 'Claim a company · {brand}',
        description: 'Prove by its domain that you speak for a company. It costs nothing.',
      }),
    }),
    EmployerPage: () => ({
      View: EmployerScreen,
      load: async (container, { urlName = '' }) => {
        const { isLoggedIn } = container.get(SessionKey);
        const claims = container.get(ClaimsKey);
        await Promise.all([
          claims.openPage(urlName, container.get(NavigationKey).isBack),
          container.get(CompanyDomainsKey).open(urlName),
          container.get(AcceptedCorrectionsKey).open(urlName),
          ...(isLoggedIn ? [claims.load(), container.get(RolesKey).load()] : []),
        ]);
      },
      page: (container) => {
        const { shown, isUnknown } = container.get(ClaimsKey);
        if (isUnknown) return null;
        const name = shown.state === 'ready' ? shown.value.company.name : '';
        return {
          isEmpty: shown.state !== 'ready' || shown.value.claims.length === 0,
          title: `Who speaks for ${name} · {brand}`,
          description: `Whether someone has proved that they speak for ${name}, since when, and what that allows.`,
        };
      },
    }),
  },
};
