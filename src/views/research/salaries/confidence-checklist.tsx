import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { startOf } from '@/core/kernel/figures/confidence.rules';
import { confidenceDoubts } from '@/core/kernel/figures/confidence-doubts.rules';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { leastShareOf, mostPeopleOf } from '@/core/kernel/figures/shown-numbers.rules';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { authorsOfFigure } from '@/core/research/salaries/salary-figure.rules';
import { Section } from '@/views/kernel/ui/section';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';

export function ConfidenceChecklist({ figure }: { readonly figure: SalaryFigure }) {
  const { count, importedCount, recentCount, checkedCount, medianMargin, confidence } = figure;
  if (confidence === null) {
    return (
      <Section title={messages.sure} thin>
        <p className="text-ink-2">{messages.notSure}</p>
        <p className="small-print num">{messages.method}</p>
      </Section>
    );
  }
  const authors = authorsOfFigure(figure);
  const { isOld, isUnchecked, isUncertain, isImported } = confidenceDoubts({
    n: count,
    recent: recentCount,
    checked: checkedCount,
    imported: importedCount,
    authors,
    value: figure.median,
    margin: medianMargin,
  });
  return (
    <Section title={messages.sure} thin action={<ConfidenceMark confidence={confidence} />}>
      <ul className="rows">
        <Point
          text={authors < count ? messages.reportsOfFew(count, authors) : messages.reports(count)}
          rule={messages.sureReports(startOf(authors) ?? confidence)}
          holds
        />
        <Point text={messages.recent(leastShare(recentCount, count))} rule={messages.recentRule} holds={!isOld} />
        <Point
          text={messages.checked(leastShare(checkedCount, count))}
          rule={messages.checkedRule}
          holds={!isUnchecked}
        />
        <Point
          text={medianMargin === null ? messages.noMargin : messages.margin(payInLakh(medianMargin))}
          rule={messages.marginRule}
          holds={!isUncertain}
        />
        {importedCount === 0 ? null : (
          <Point
            text={messages.importedShare(percentOf(importedCount, count))}
            rule={messages.importedRule}
            holds={!isImported}
          />
        )}
      </ul>
      <p className="small-print num">{messages.method}</p>
    </Section>
  );
}

function leastShare(part: number | null, count: number): number | null {
  return part === null ? null : leastShareOf(part, mostPeopleOf(count));
}

interface PointProps {
  readonly text: string;
  readonly rule: string;
  readonly holds: boolean;
}

function Point({ text, rule, holds }: PointProps) {
  const Sign = holds ? Check : Minus;
  return (
    <li className="checkpoint">
      <Sign size={18} aria-hidden="true" />
      <span className="num">
        {text} <VisuallyHidden>{holds ? messages.fine : messages.doubtful}</VisuallyHidden>
        <small>{rule}</small>
      </span>
    </li>
  );
}
