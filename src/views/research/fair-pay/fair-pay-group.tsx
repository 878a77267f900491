import '@/views/research/salaries/salary-screens.css';
import { observer } from 'mobx-react-lite';
import type { PayComparison } from '@/core/research/fair-pay/fair-pay.rules';
import { fairPayNoteOf, isCompared } from '@/core/research/fair-pay/fair-pay.rules';
import { payPointsOf } from '@/core/research/salaries/pay-beyond';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { sentences } from '@/views/calculators/calculators/sentences';
import { FixInputFirst } from '@/views/calculators/calculators/working';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { PayDistribution } from '@/views/research/salaries/pay-distribution';
import { Provenance } from '@/views/research/salaries/provenance';
import { FairPayGroups } from './fair-pay-groups';
import { fairPayMessages as texts } from './fair-pay-messages';
import { FairPayStanding } from './fair-pay-standing';
import { Hundred } from './hundred';

export const FairPayGroup = observer(function FairPayGroup({ comparison }: { readonly comparison: PayComparison }) {
  const { standing, pay } = useStore(FairPayKey);
  const { closest: report, groups } = comparison;
  const { figure, steps, jobProfile, experience, location, company } = report;
  const { lowerQuartile } = figure;
  const note = fairPayNoteOf(figure);
  return (
    <>
      <Section title={texts.result} className="fair-standing">
        <p className="text-ink-2">
          {sentences(
            `${texts.groupOf(jobProfile?.name ?? '', experience, location?.name ?? null, company?.name ?? null)}.`,
            isCompared(figure) ? '' : texts.widest,
          )}
        </p>
        {figure.median === null ? <p className="strong">{texts.empty}</p> : null}
        {figure.median !== null && standing === null ? <FixInputFirst /> : null}
        {standing === null ? null : <FairPayStanding standing={standing} figure={figure} />}
        {standing?.below == null ? null : (
          <>
            <Hundred below={standing.below} />
            <p className="calc-small">{texts.hundred}</p>
          </>
        )}
        {figure.median === null ? null : <Provenance figure={figure} />}
        <p className="calc-small">{note === null ? '' : texts[note]}</p>
      </Section>
      {pay === null || groups.length < 2 ? null : <FairPayGroups groups={groups} pay={pay} />}
      {lowerQuartile === null ? null : (
        <Section title={texts.chart}>
          <PayDistribution
            figure={figure}
            steps={steps}
            scale={payScaleOf(payPointsOf(figure, steps))}
            unit="year"
            ownPay={pay}
          />
        </Section>
      )}
    </>
  );
});
