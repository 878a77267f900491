import './take-home.css';
import type { ReactNode } from 'react';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { monthName } from '@/core/calculators/calculators/calendar';
import { ZERO } from '@/core/calculators/calculators/exact';
import type { TakeHomeMonth } from '@/core/calculators/calculators/take-home-months.rules';
import { monthsOfTakeHome } from '@/core/calculators/calculators/take-home-months.rules';
import { ceilingStepOf } from '@/core/calculators/calculators/take-home-notes.rules';
import { Section } from '@/views/kernel/ui/section';
import type { OutcomeProps } from './deferred-content';
import { sentences } from './sentences';
import { takeHomeMessages as texts } from './take-home-messages';

const COLUMNS: readonly (keyof Omit<TakeHomeMonth, 'month'>)[] = [
  'fixed',
  'variable',
  'fund',
  'insurance',
  'professionalTax',
  'tax',
  'net',
];

export function TakeHomeMonths({ outcome: { facts, both, regime } }: OutcomeProps) {
  const takeHome = both[regime];
  const months = monthsOfTakeHome(facts, takeHome);
  const step = ceilingStepOf(takeHome);
  const columns = COLUMNS.filter((column) => months.some((month) => !month[column].equals(ZERO)));
  return (
    <Section title={texts.monthTitle(regime)}>
      <ScrollBox label={texts.monthTable}>
        <table className="work work--months num">
          <caption className="vh">{texts.monthTitle(regime)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.monthColumns[COLUMNS.indexOf(column)]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{`${monthName(month.month)} ${month.month.slice(0, 4)}`}</th>
                {columns.map((column) => (
                  <td key={column}>{rupeesText(month[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="calc-small">
        {sentences(
          step === null
            ? ''
            : texts.ceilingStep(
                rupeesText(step.from),
                rupeesText(step.to),
                step.day,
                rupeesText(step.before),
                rupeesText(step.after),
              ),
          texts.february,
        )}
      </p>
    </Section>
  );
}

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls a table that is wider than a phone, with the arrow keys too. */
function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, the keyboard could not scroll it.
    <section className="calc-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
