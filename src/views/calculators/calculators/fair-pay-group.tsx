import '@/views/research/salaries/salary-screens.css';
import { observer } from 'mobx-react-lite';
import type { FairPay } from '@/core/calculators/calculators/fair-pay.rules';
import { fairPayNoteOf, isCompared } from '@/core/calculators/calculators/fair-pay.rules';
import { payPlaceText } from '@/core/calculators/calculators/fair-pay-sentence';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { payPointsOf } from '@/core/research/salaries/pay-beyond';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { payInLakh, payInMonth } from '@/core/research/salaries/pay-text';
import type { SalaryReport } from '@/core/research/salaries/salary';
import { FairPayKey } from '@/stores/calculators/calculators/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { PayDistribution } from '@/views/research/salaries/pay-distribution';
import { Provenance } from '@/views/research/salaries/provenance';
import { fairPayMessages as texts } from './fair-pay-messages';
import { sentences } from './sentences';
import { FixFirst } from './working';

/** The group, the place of the pay in it, and what to do next. */
export const FairPayGroup = observer(function FairPayGroup({ report }: { readonly report: SalaryReport }) {
  const { standing, pay } = useStore(FairPayKey);
  const { figure, steps, jobProfile, experience, location, company } = report;
  const { lowerQuartile } = figure;
  const note = fairPayNoteOf(figure);
  return (
    <>
      <Section title={texts.result} className="calc-standing">
        {figure.median === null ? <p className="strong">{texts.empty}</p> : null}
        {figure.median !== null && standing === null ? <FixFirst /> : null}
        {standing === null ? null : <Standing standing={standing} report={report} />}
        <p className="text-ink-2">
          {sentences(
            `${texts.groupOf(jobProfile?.name ?? '', experience, location?.name ?? null, company?.name ?? null)}.`,
            isCompared(figure) ? '' : texts.widest,
          )}
        </p>
        {figure.median === null ? null : <Provenance figure={figure} />}
        <p className="calc-small">{note === null ? '' : texts[note]}</p>
      </Section>
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
      <NextSteps report={report} />
    </>
  );
});

interface StandingProps {
  readonly standing: FairPay;
  readonly report: SalaryReport;
}

function Standing({ standing, report: { figure } }: StandingProps) {
  const { below, distance, interval } = standing;
  const away = Math.abs(distance);
  return (
    <>
      <p className="calc-band num">{payPlaceText(standing)}</p>
      {below === null ? null : <Hundred below={below} />}
      <p className="read num">
        {sentences(
          figure.median === null ? '' : texts.median(payInLakh(figure.median)),
          distance === 0 ? texts.atMedian : texts.distance(payInLakh(away), payInMonth(away), distance < 0),
          interval === null ? '' : texts.interval(payInLakh(interval.from), payInLakh(interval.to)),
        )}
      </p>
    </>
  );
}

/** A row of the hundred. */
const ROW = 50;

/** A hundred marks: those who earn less, the user, and those who earn more. The sentence above says the same. */
function Hundred({ below }: { readonly below: number }) {
  const own = Math.min(below, 2 * ROW - 1);
  return (
    <>
      <svg viewBox={`0 0 ${ROW} 4`} aria-hidden="true">
        {Array.from({ length: 2 * ROW }, (_, place) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of people who earn less.
            key={place}
            className={place === own ? 'calc-band' : ''}
            fill="currentColor"
            opacity={place > own ? 0.25 : 1}
            x={place % ROW}
            y={place < ROW ? 0 : 2.1}
            width="0.7"
            height="1.7"
          />
        ))}
      </svg>
      <p className="calc-small">{texts.hundred}</p>
    </>
  );
}

const NextSteps = observer(function NextSteps({ report: { jobProfile, company } }: Pick<StandingProps, 'report'>) {
  const { screens } = useStore(NavigationKey);
  const { prepareGiving } = useStore(FairPayKey);
  const give = contributionAddress(screens, 'salary', {
    ...(jobProfile === null ? {} : { jobProfile: jobProfile.name }),
    ...(company === null ? {} : { company: company.key }),
  });
  return (
    <div className="calc-acts">
      {give === null ? null : (
        <ButtonLink to={give} onClick={() => prepareGiving(company?.key ?? null)}>
          {texts.give}
        </ButtonLink>
      )}
      {jobProfile === null ? null : (
        <TextLink to={`/profile/${encodeURIComponent(jobProfile.key)}-salary`}>{texts.more}</TextLink>
      )}
      <TextLink to={TAKE_HOME_PATH}>{texts.takeHome}</TextLink>
      <p className="calc-small">{texts.giveHint}</p>
    </div>
  );
});
