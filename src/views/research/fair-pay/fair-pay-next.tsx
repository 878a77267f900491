import { observer } from 'mobx-react-lite';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { SalaryReport } from '@/core/research/salaries/salary';
import { jobProfileSalariesPath } from '@/core/research/salaries/salary-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { fairPayMessages as texts } from './fair-pay-messages';

export const FairPayNext = observer(function FairPayNext({ report }: { readonly report: SalaryReport }) {
  const { jobProfile, company } = report;
  const { screens } = useStore(NavigationKey);
  const { prepareGiving } = useStore(FairPayKey);
  const give = contributionAddress(screens, 'salary', {
    ...(jobProfile === null ? {} : { jobProfile: jobProfile.name }),
    ...(company === null ? {} : { company: company.key }),
  });
  return (
    <Section title={texts.next} className="grid justify-items-start gap-2">
      {give === null ? null : (
        <>
          <ButtonLink tone="primary" to={give} onClick={() => prepareGiving(company?.key ?? null)}>
            {texts.give}
          </ButtonLink>
          <p className="calc-small">{texts.giveHint}</p>
        </>
      )}
      {jobProfile === null ? null : <TextLink to={jobProfileSalariesPath(jobProfile.key)}>{texts.more}</TextLink>}
      <TextLink to={TAKE_HOME_PATH}>{texts.takeHome}</TextLink>
    </Section>
  );
});
