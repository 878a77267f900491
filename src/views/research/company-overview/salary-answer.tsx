import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { peopleText } from '@/core/kernel/figures/people-text';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { Answer, MissingAnswer } from './answer';
import { messages } from './messages';

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
      title={
        <>
          {messages.salary}{' '}
          <TextLink to={withQuery(companySalariesPath(companyUrlName ?? ''), [['designation', role.key]])}>
            {role.name}
          </TextLink>
        </>
      }
      value={
        <>
          {median === null ? band && payRange(band.from, band.to, 'year') : payText(median, 'year')}
          <small>{median === null ? messages.aYear : messages.medianAYear}</small>
        </>
      }
      picture={<HangingRange figure={role.figure} />}
    >
      {doubtOf(role.figure)}
      <p>{messages.roleProvenance(peopleText(count), confidence)}</p>
    </Answer>
  );
});

const HUNDRED = 100;
/** In per cent of the width. Amounts nearer to an end are aligned inwards. */
const EDGE = 18;

function HangingRange({ figure }: { readonly figure: SalaryFigure }) {
  const { median, band, lowestTenth, highestTenth } = figure;
  const lower = figure.lowerQuartile ?? band?.from ?? null;
  const upper = figure.upperQuartile ?? band?.to ?? null;
  const { from, to, at } = payScaleOf(
    [lowestTenth, lower, median, upper, highestTenth].filter((amount) => amount !== null),
  );
  const spanOf = (low: number, high: number) => ({ x: `${at(low)}%`, width: `${at(high) - at(low)}%` });
  return (
    <svg className="chart" height="60" role="img" aria-label={messages.payLabel(figure)}>
      {lowestTenth === null || highestTenth === null ? null : (
        <rect className="tail" y="15" height="9" {...spanOf(lowestTenth, highestTenth)} />
      )}
      {lower === null || upper === null ? null : (
        <>
          <rect className="c3" y="14" height="18" {...spanOf(lower, upper)} />
          <text className="t3" x={`${at(lower)}%`} y="9" textAnchor={at(lower) < EDGE ? 'start' : 'end'}>
            {payText(lower, 'year')}
          </text>
          <text className="t3" x={`${at(upper)}%`} y="9" textAnchor={at(upper) > HUNDRED - EDGE ? 'end' : 'start'}>
            {payText(upper, 'year')}
          </text>
        </>
      )}
      <line className="ax" x1="0" x2="100%" y1="14" y2="14" />
      {median === null ? null : <rect className="ink" x={`${at(median)}%`} width="3" y="14" height="26" />}
      <text className="t3" x="0" y="56">
        {payText(from, 'year')}
      </text>
      <text className="t3" x="100%" y="56" textAnchor="end">
        {payText(to, 'year')}
      </text>
    </svg>
  );
}

function doubtOf({ median, lowerQuartile }: SalaryFigure) {
  if (median === null) return <p>{messages.fewChecked}</p>;
  return lowerQuartile === null ? <p>{messages.medianOnly}</p> : null;
}
