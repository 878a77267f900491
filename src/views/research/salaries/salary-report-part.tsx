import Table2 from 'lucide-react/icons/table-2';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { payPointsOf } from '@/core/research/salaries/pay-beyond';
import { payRowsScaleOf } from '@/core/research/salaries/pay-rows-scale';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { payInLakh, payInMonth } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup, SalaryReport } from '@/core/research/salaries/salary';
import { withoutSalaryFilters, withSalaryFilter } from '@/core/research/salaries/salary-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { chosenSalaryFilters } from './chosen-filters';
import { ConfidenceChecklist } from './confidence-checklist';
import { messages } from './messages';
import { NearPay } from './near-pay';
import { useOwnGroup } from './own-group';
import { OwnPay } from './own-pay';
import { PayDistribution } from './pay-distribution';
import { PayParts } from './pay-parts';
import { PayRows } from './pay-rows';
import { SalaryFilters } from './salary-filters';
import { SalaryHeadline } from './salary-headline';
import { ScaleNote } from './scale-note';
import type { PayProps } from './with-own-pay';
import { withOwnPay } from './with-own-pay';

const POINTS = ['lowestTenth', 'lowerQuartile', 'median', 'upperQuartile', 'highestTenth'] as const;

const MAX_ROW_STEPS = 3;

export interface SalaryReportPartProps {
  readonly report: SalaryReport;
  readonly first?: ReactNode;
}

export const SalaryReportPart = observer(function SalaryReportPart({ report, first }: SalaryReportPartProps) {
  const { unit } = useStore(SalaryReportKey);
  const { figure, steps, parts, asOf } = report;
  const isFiltered = report.location !== null || report.experience !== null || report.employment !== USUAL_EMPLOYMENT;
  const isOfOthers = report.employments.length > 0;
  if (figure.count === 0 && !isFiltered && !isOfOthers) {
    return (
      <>
        <NoSalaries report={report} />
        <NearPay />
      </>
    );
  }
  return (
    <>
      <div className="grid gap-4">
        {figure.count === 0 ? <NothingFiltered report={report} /> : <SalaryHeadline figure={figure} unit={unit} />}
        <SalaryFilters report={report} />
      </div>
      {figure.count === 0 ? null : <SalaryAside figure={figure} steps={steps} />}
      <NearPay />
      {figure.count === 0 ? null : first}
      <BelowFold>
        {figure.lowerQuartile === null ? null : (
          <Section title={messages.standTitle}>
            <Distribution report={report} />
            <QuantileTable figure={figure} />
          </Section>
        )}
        <Comparisons report={report} />
        {parts === null ? null : <PayParts parts={parts} all={figure.count} unit={unit} />}
        {asOf === null ? null : <p className="small-print">{messages.asOf(asOf)}</p>}
      </BelowFold>
    </>
  );
});

interface OfReport {
  readonly report: SalaryReport;
}

const Distribution = withOwnPay(
  observer(function Distribution({ report: { figure, steps }, ownPay }: OfReport & PayProps) {
    const { unit } = useStore(SalaryReportKey);
    const scale = payScaleOf(payPointsOf(figure, steps));
    return <PayDistribution figure={figure} steps={steps} scale={scale} unit={unit} ownPay={ownPay} />;
  }),
);

/** Ignores one of two filters and says so, because no figure combines both. */
const Comparisons = withOwnPay(
  observer(function Comparisons({ report, ownPay }: OfReport & PayProps) {
    const { unit } = useStore(SalaryReportKey);
    const { address } = useStore(NavigationKey);
    const ownOf = useOwnGroup();
    const { byLocation, byExperience, location, experience, elsewhere } = report;
    const shown = [...byLocation, ...byExperience].filter(({ figure }) => figure.median !== null);
    if (byLocation.length + byExperience.length === 0) return null;
    const points = shown.flatMap(({ figure }) =>
      [figure.lowerQuartile, figure.median, figure.upperQuartile].filter((amount) => amount !== null),
    );
    const people = byLocation.reduce((sum, { figure }) => sum + figure.count, elsewhere ?? 0);
    const scale = payRowsScaleOf(points, MAX_ROW_STEPS);
    const shared = { scale, unit, ownPay };
    return (
      <div className="pay-pair">
        {byLocation.length === 0 ? null : (
          <Section title={experience === null ? messages.byCity : messages.byCityOfAll} level={2}>
            <PayRows
              {...shared}
              groups={byLocation}
              nameOf={({ name }) => name}
              hrefOf={({ key }) => withSalaryFilter(address, 'location', key)}
              current={location?.key ?? null}
              ownOf={ownOf}
            />
          </Section>
        )}
        {byExperience.length === 0 ? null : (
          <Section title={location === null ? messages.byExperience : messages.byExperienceOfAll} level={2}>
            <PayRows
              {...shared}
              groups={byExperience}
              nameOf={({ key }: SalaryGroup) => messages.years(key)}
              hrefOf={({ key }) => withSalaryFilter(address, 'experience', key)}
              current={experience}
            />
          </Section>
        )}
        <div className="pay-pair__note grid gap-1">
          {elsewhere === null ? null : <p className="small-print num">{messages.elsewhere(elsewhere, people)}</p>}
          <p className="small-print">{shown.length === 0 ? messages.rowsHintTooFew : messages.rowsHint}</p>
          <ScaleNote scale={scale} ownPay={ownPay} />
        </div>
      </div>
    );
  }),
);

function NoSalaries({ report: { company, jobProfile } }: { readonly report: SalaryReport }) {
  const elsewhere = company !== null && jobProfile !== null;
  return (
    <EmptyState
      title={messages.empty}
      action={
        <ButtonLink to={elsewhere ? `/profile/${encodeURIComponent(jobProfile.key)}-salary` : '/salaries'}>
          {elsewhere ? messages.seeEverywhere(jobProfile.name) : messages.allSalaries}
        </ButtonLink>
      }
    >
      {messages.emptyHint}
    </EmptyState>
  );
}

const NothingFiltered = observer(function NothingFiltered({ report }: { readonly report: SalaryReport }) {
  const { address } = useStore(NavigationKey);
  const loosened = withoutSalaryFilters(address);
  const chosen = chosenSalaryFilters(report).map(({ filter, name }) => ({
    key: filter,
    title: name,
    options: [{ key: filter, label: name, count: null, isChosen: true, href: withSalaryFilter(address, filter, null) }],
  }));
  return <NoMatches title={messages.emptyFiltered} groups={chosen} clearHref={loosened} />;
});

/** Shows exact numbers, also to screen readers. */
function QuantileTable({ figure }: { readonly figure: SalaryFigure }) {
  return (
    <details className="as-table">
      <summary>
        <Table2 size={16} aria-hidden="true" />
        {messages.asTable}
      </summary>
      <table className="plain-table num">
        <caption className="vh">{messages.quantiles}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.point}</th>
            <th scope="col">{messages.perYear}</th>
            <th scope="col">{messages.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          {POINTS.map((point) => {
            const amount = figure[point];
            return amount === null ? null : (
              <tr key={point}>
                <th scope="row">{messages.points[point]}</th>
                <td>{payInLakh(amount)}</td>
                <td>{payInMonth(amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Shows the confidence last in a single column. */
function SalaryAside({ figure, steps }: Pick<SalaryReport, 'figure' | 'steps'>) {
  return (
    <aside className="salary-aside" aria-label={messages.more}>
      <OwnPay figure={figure} steps={steps} />
      <ConfidenceChecklist figure={figure} />
    </aside>
  );
}
