import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { Day } from '@/core/calculators/calculators/calendar';
import { dayText } from '@/core/calculators/calculators/calendar';
import type { ExitEntry } from '@/core/calculators/calculators/exit-form';
import type { ExitLine, ExitResult } from '@/core/calculators/calculators/exit-result.rules';
import type { TypedFields } from '@/core/calculators/calculators/form-reading';
import type { ExitDue } from '@/core/calculators/calculators/tables/exit-due-row';
import { exitLetterMessages as texts } from './exit-letter-messages';
import { exitMessages } from './exit-messages';

const OWED: readonly ExitDue[] = ['wages', 'leave', 'gratuity', 'bonus', 'taxCertificate'];

/** Returns null if the employment ended by death, because the employee would send the letter. */
export function exitLetterOf(
  entry: ExitEntry,
  result: ExitResult,
  typed: TypedFields,
  today: Day,
): readonly string[] | null {
  const { lastDay, reason } = entry.facts;
  if (reason === 'death') return null;
  const claim = result.lines.find(({ due }) => due === 'wageClaim');
  const owed = OWED.flatMap((due) => result.lines.filter((line) => line.due === due && isOwed(line, entry, result)));
  const isFund = result.lines.some(({ due }) => due === 'fundReturn');
  return [
    texts.to(written(typed.company, texts.company)),
    texts.date(dayText(today)),
    texts.subject,
    texts.greeting,
    (lastDay < today ? texts.past : texts.future)(dayText(lastDay)),
    owed.map((line, index) => `${index + 1}. ${lineText(line)}`).join('\n'),
    ...(result.total?.gt(0) ? [texts.sum(rupeesText(result.total))] : []),
    ...(isFund ? [texts.fund] : []),
    texts.papers,
    ...(claim === undefined ? [] : [texts.claim(shortRule(claim))]),
    `${texts.close}\n${written(typed.name, texts.yourName)}\n${written(typed.staffNumber, texts.yourNumber)}`,
  ];
}

function isOwed({ due }: ExitLine, { leave }: ExitEntry, { gratuity, parts }: ExitResult): boolean {
  if (due === 'leave') return leave !== null;
  return due !== 'gratuity' || gratuity === null || gratuity.isEligible || parts.gratuity?.gt(0) === true;
}

function lineText(line: ExitLine): string {
  const { due, day, amount, year } = line;
  const name = year === null ? exitMessages.dues[due] : exitMessages.bonusOf(year);
  const what = amount === null || amount.equals(0) ? name : texts.amount(name, rupeesText(amount));
  return texts.line(what, day === null ? texts.byContract : texts.by(dayText(day)), shortRule(line));
}

function shortRule({ row }: ExitLine): string {
  return row.rule.split(/[;:]/)[0] ?? row.rule;
}

function written(text: string | undefined, placeholder: string): string {
  return text?.trim() || placeholder;
}
