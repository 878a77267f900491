import './take-home.css';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { Exact } from '@/core/calculators/calculators/exact';
import { ZERO } from '@/core/calculators/calculators/exact';
import { changesOf } from '@/core/calculators/calculators/regimes.rules';
import { Section } from '@/views/kernel/ui/section';
import type { OutcomeProps } from './later';
import { takeHomeMessages as texts } from './take-home-messages';

export function TakeHomeChanges({ outcome: { facts, both, regime } }: OutcomeProps) {
  const changes = changesOf(facts, both[regime]);
  if (changes.length === 0) return null;
  return (
    <Section title={texts.changes} className="calc-changes">
      <ul className="rows">
        {changes.map(({ change, month, fund }) => (
          <li key={change} className="calc-change">
            <p className="strong">{texts.change[change]}</p>
            <p className="num text-ink-2">
              {`${texts.changeMonth(rupeesText(month.abs()), isLess(month))}, ${texts.changeFund(rupeesText(fund.abs()), isLess(fund))}.`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isLess(amount: Exact): boolean {
  return amount.lt(ZERO);
}
