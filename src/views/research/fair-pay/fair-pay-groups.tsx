import './fair-pay-group.css';
import { fairPayOf } from '@/core/research/fair-pay/fair-pay.rules';
import { earnLessText } from '@/core/research/fair-pay/fair-pay-sentence';
import { sideOutsideScale } from '@/core/research/salaries/pay-beyond';
import { payRowsScaleOf } from '@/core/research/salaries/pay-rows-scale';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SalaryReport } from '@/core/research/salaries/salary';
import { Section } from '@/views/kernel/ui/section';
import { PayAxis } from '@/views/research/salaries/pay-axis';
import { PayRange } from '@/views/research/salaries/pay-rows';
import { StaleMark } from '@/views/research/salaries/provenance';
import { ScaleNote } from '@/views/research/salaries/scale-note';
import { TooFewPeople } from '@/views/research/salaries/too-few';
import { fairPayMessages as texts } from './fair-pay-messages';

interface FairPayGroupsProps {
  readonly groups: readonly SalaryReport[];
  /** In rupees a year. */
  readonly pay: number;
}

/** The maximum distance on the axis. An arrow replaces pay further outside, which would compress the groups. */
const MAX_AWAY = 1.5;

/** Keeps the reader's own line off the end of the axis. */
const ROOM = 1.05;

export function FairPayGroups({ groups, pay }: FairPayGroupsProps) {
  const points = groups.flatMap(({ figure: { lowerQuartile, median, upperQuartile } }) =>
    [lowerQuartile, median, upperQuartile].filter((amount) => amount !== null),
  );
  if (points.length === 0) return null;
  const isNear = pay * MAX_AWAY >= Math.min(...points) && pay <= MAX_AWAY * Math.max(...points);
  const scale = payRowsScaleOf(isNear ? [...points, pay * ROOM] : points);
  const at = `${scale.at(pay)}%`;
  return (
    <Section title={texts.groups(groups.length)}>
      <div className="fair-groups">
        <ul>
          {groups.map((report) => {
            const name = nameOf(report);
            const { figure } = report;
            return (
              <li key={name}>
                <div>
                  <p className="strong">{name}</p>
                  <small className="num">{texts.salaries(figure.count)}</small>
                  {figure.isStale && figure.newest !== null ? <StaleMark newest={figure.newest} /> : null}
                </div>
                {figure.median === null ? (
                  <TooFewPeople figure={figure} unit="year" />
                ) : (
                  <>
                    <PayRange name={name} figure={figure} scale={scale} unit="year" ownPay={pay} />
                    <Place report={report} pay={pay} />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {sideOutsideScale(scale, pay) === null ? (
          <svg className="pay-chart fair-groups__line" aria-hidden="true">
            <line className="pay-you pay-you--thin" x1={at} x2={at} y1="0" y2="100%" />
          </svg>
        ) : null}
        <svg className="pay-chart fair-groups__axis" height="26" aria-hidden="true">
          <PayAxis scale={scale} unit="year" y={0} />
        </svg>
      </div>
      <p className="meta">{texts.groupsNote(payInLakh(pay))}</p>
      <ScaleNote scale={scale} ownPay={pay} />
    </Section>
  );
}

function nameOf({ jobProfile, company, location, experience }: SalaryReport): string {
  if (company !== null) return texts.atCompany(company.name);
  if (location !== null) return texts.inCity(location.name);
  return experience === null ? texts.everybody(jobProfile?.name ?? '') : texts.withYears(experience);
}

function Place({ report, pay }: { readonly report: SalaryReport; readonly pay: number }) {
  const standing = fairPayOf(pay, report);
  if (standing === null) return null;
  const { below, distance } = standing;
  const away = payInLakh(Math.abs(distance));
  return (
    <p className="fair-groups__place num">
      {below === null ? null : <strong>{earnLessText(below)}</strong>}
      <small>{distance < 0 ? texts.below(away) : texts.above(away)}</small>
    </p>
  );
}
