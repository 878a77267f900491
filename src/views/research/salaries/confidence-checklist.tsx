import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { confidenceDoubts } from '@/core/kernel/figures/confidence-doubts.rules';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { leastShareOf, mostPeopleOf } from '@/core/kernel/figures/shown-numbers.rules';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { authorsOfFigure } from '@/core/research/salaries/salary-figure.rules';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';

export function ConfidenceChecklist({ figure }: { readonly figure: SalaryFigure }) {
  const { count, importedCount, recentCount, checkedCount, medianMargin, confidence } = figure;
  if (confidence === null) {
    return (
      <Section title={messages.sure} thin>
        <p className="text-ink-2">{messages.notSure}</p>
        <Method />
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
        <Point text={authors < count ? messages.reportsOfFew(count, authors) : messages.reports(count)} holds />
        <Point text={messages.recent(leastShare(recentCount, count))} holds={!isOld} />
        <Point text={messages.checked(leastShare(checkedCount, count))} holds={!isUnchecked} />
        <Point
          text={medianMargin === null ? messages.noMargin : messages.margin(payInLakh(medianMargin))}
          holds={!isUncertain}
        />
        {importedCount === 0 ? null : (
          <Point text={messages.importedShare(percentOf(importedCount, count))} holds={!isImported} />
        )}
      </ul>
      <Method />
    </Section>
  );
}

function leastShare(part: number | null, count: number): number | null {
  return part === null ? null : leastShareOf(part, mostPeopleOf(count));
}

function Method() {
  return (
    <TextLink to="/how-we-count" look="block">
      {messages.method}
    </TextLink>
  );
}

interface PointProps {
  readonly text: string;
  readonly holds: boolean;
}

function Point({ text, holds }: PointProps) {
  const Sign = holds ? Check : Minus;
  return (
    <li className="checkpoint">
      <Sign size={18} aria-hidden="true" />
      <span className="num">
        {text} <VisuallyHidden>{holds ? messages.fine : messages.doubtful}</VisuallyHidden>
      </span>
    </li>
  );
}
