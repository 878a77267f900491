import type { Screen } from '@/app/feature';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { contributionSubjectIn } from '@/core/research/contribute/contribution-subject';
import { parseTenureValues } from '@/core/research/contribute/stored-tenure';
import {
  emptyTenureValues,
  reportOf,
  stepOfTenureField,
  tenureContributionOf,
  tenureFormFaults,
  valuesOfTenure,
} from '@/core/research/contribute/tenure-form';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { TenureFormKey } from '@/stores/research/contribute/keys';
import { TenureForm } from '@/views/research/contribute/tenure-form';
import { contributionScreen } from './contribution-screen';

const screen = contributionScreen({
  key: TenureFormKey,
  port: TenurePort,
  form: (tenure, clock) => ({
    kind: 'tenure',
    empty: emptyTenureValues,
    parse: parseTenureValues,
    continues: (kept, { reportId = null }) => kept.reportId === reportId,
    check: (values) => tenureFormFaults(values, clock.now()),
    stepOf: stepOfTenureField,
    refusalOf: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [fieldOf(name), sentence])),
    send: (values, marks) => {
      const { reportId } = values;
      return reportId === null
        ? tenure.giveTenure({ ...tenureContributionOf(values), ...marks })
        : tenure.editTenure({ reportId, ...reportOf(values) });
    },
    notSent: 'Your answers were not sent.',
    gone: { code: 'tenure_not_found', asNew: { reportId: null } },
  }),
  login: 'tenure',
  fill: ({ companyName, jobProfile, city, departmentId }) => ({
    companyName: companyName ?? '',
    jobProfile: jobProfile ?? '',
    city: city ?? '',
    departmentId,
  }),
  View: TenureForm,
  page: {
    title: 'Joining and leaving · {brand}',
    description:
      'Was the offer kept, how long did the relieving letter and the final settlement take? Answer with a few taps. Answers show only in counts.',
  },
});

/** Fields by path. Answers are below `answers`. */
const FIELDS: Readonly<Record<string, string>> = { 'newCompany.city': 'newCity', 'newCompany.website': 'newWebsite' };

function fieldOf(name: string): string {
  return FIELDS[name] ?? name.replace(/^answers\./, '');
}

/** The form for joining and leaving. With `report`, it changes that report of the user. */
export const tenureScreen: Screen = {
  ...screen,
  query: [...(screen.query ?? []), 'report'],
  load: async (container, parameters) => {
    await screen.load?.(container, parameters);
    const { address } = container.get(NavigationKey);
    const { company } = contributionSubjectIn(address);
    const report = queryValue(parseAddress(address).query, 'report');
    if (company === null || !report || container.get(SessionKey).userId === null) return;
    const [found, own] = await Promise.all([
      container.get(CompanyReadingPort).getCompany({ urlName: company }),
      container.get(TenurePort).listOwnTenure({ company }),
    ]);
    const changed = own.ok ? own.value.find(({ reportId }) => reportId === report) : undefined;
    if (!found.ok || changed === undefined) return;
    const { companyName, urlName } = found.value;
    container
      .get(TenureFormKey)
      .open({ company: urlName, filled: valuesOfTenure(companyName, changed), withCareer: null });
  },
};
