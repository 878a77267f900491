import { peoplePlural } from '@/core/kernel/figures/people-text';
import type { PluralForms } from '@/core/kernel/formatting/plural';
import type { TenureFigure } from './tenure.rules';
import { isUsualAnswerClear, TENURE_NAMES, usualTenureLabel } from './tenure-labels';
import { TENURE_LAW } from './tenure-law';

const PEOPLE: PluralForms = { one: '{count} person', other: '{count} people' };

/** Returns "Final settlement: usually after 31–60 days (41 people)". */
export function tenureSentence(figure: Pick<TenureFigure, 'question' | 'usual' | 'atLeast' | 'count'>): string {
  const { question, atLeast, count } = figure;
  const answer = lowered(usualTenureLabel(figure));
  const people = peoplePlural(count, PEOPLE);
  if (atLeast !== null) return `${TENURE_NAMES[question]}: ${answer}, say at least ${atLeast} of ${people}`;
  return `${TENURE_NAMES[question]}: ${isUsualAnswerClear(figure) ? 'usually ' : ''}${answer} (${people})`;
}

/** Returns "Final settlement: usually after 31–60 days (41 people); the law says two working days". */
export function tenureAnswerSentence(figure: Pick<TenureFigure, 'question' | 'usual' | 'atLeast' | 'count'>): string {
  const law = TENURE_LAW[figure.question];
  return law === undefined
    ? tenureSentence(figure)
    : `${tenureSentence(figure)}; ${lowered(law.says.replace(/\.$/, ''))}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
