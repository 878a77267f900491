import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { peopleText } from '@/core/kernel/figures/people-text';
import { payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

/** The answer to what it pays: the figure of the role with the most reports. */
export const SalaryAnswer = observer(function SalaryAnswer({ roles }: { readonly roles: readonly SalaryGroup[] }) {
  const { companyUrlName } = useStore(CompanyKey);
  const role = roles.find(({ figure }) => figure.median !== null || figure.band !== null);
  if (role === undefined) {
    return (
      <MissingAnswer title={messages.salary} missing={messages.noSalary} needs={messages.noSalaryText} kind="salary" />
    );
  }
  const { median, band, count, confidence } = role.figure;
  return (
    <Answer
      title={messages.salary}
      value={
        <>
          {median === null ? band && payRange(band.from, band.to, 'year') : payText(median, 'year')}
          <small>{messages.aYear}</small>
        </>
      }
    >
      <p>
        <TextLink to={withQuery(companySalariesPath(companyUrlName ?? ''), [['designation', role.key]])}>
          {role.name}
        </TextLink>
      </p>
      <p className="meta num">{spreadOf(role.figure)}</p>
      <p className="meta num">{messages.roleProvenance(peopleText(count), confidence)}</p>
    </Answer>
  );
});

function spreadOf({ median, lowerQuartile, upperQuartile }: SalaryFigure): string {
  if (median === null) return messages.fewChecked;
  if (lowerQuartile === null || upperQuartile === null) return messages.medianOnly;
  return messages.half(payRange(lowerQuartile, upperQuartile, 'year'));
}
