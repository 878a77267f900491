import type { AmountFault, AmountPeriod } from '@/core/kernel/formatting/amount-input';
import { amountPeriod, bareNumberIn, readAmount, THOUSAND } from '@/core/kernel/formatting/amount-input';
import { groupIndian, LAKH } from '@/core/kernel/formatting/indian-number';
import { withPlainDigits } from '@/core/kernel/formatting/plain-digits';
import type { FinancialYear } from './calendar';
import { isFinancialYear, MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { exact, ZERO } from './exact';

export type TypedFields = Readonly<Record<string, string>>;

export interface FieldProblem {
  readonly text: string;
  readonly fix: { readonly label: string; readonly typed: string } | null;
}

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export interface AmountLimits {
  readonly name: string;
  readonly isOptional?: boolean;
  /** The period of the field. An amount for another period is refused. Absent if any period fits. */
  readonly per?: AmountPeriod;
  /** Smaller amounts are read as lakhs (a year's pay) or thousands (a month's). */
  readonly min?: number;
}

const HUNDRED = 100;

const percentText = (rate: number): string => `${rate < 0 ? '−' : ''}${groupIndian(Math.abs(rate))}%`;

const AMOUNT_FAULTS: Readonly<Record<AmountFault, (name: string) => string>> = {
  empty: (name) => `Enter ${name}.`,
  notANumber: () => 'Write an amount, such as 12,00,000 or 12 lakh.',
  negative: (name) => `Enter ${name} as 0 or more.`,
  tooMuch: () => 'Enter at most 100 crore.',
};

/**
 * Reads the fields of a form and collects their problems. A field with a problem reads as 0, and
 * its form has no result.
 */
export class FormReading {
  readonly #typed: TypedFields;
  readonly #problems: Record<string, FieldProblem> = {};

  constructor(typed: TypedFields) {
    this.#typed = typed;
  }

  get problems(): FieldProblems {
    return this.#problems;
  }

  get isFree(): boolean {
    return Object.keys(this.#problems).length === 0;
  }

  text(field: string): string {
    return this.#typed[field] ?? '';
  }

  is(field: string): boolean {
    return this.text(field) === 'yes';
  }

  refuse(field: string, text: string, fix: FieldProblem['fix'] = null): void {
    this.#problems[field] ??= { text, fix };
  }

  amount(field: string, { name, isOptional = false, min = 0, per }: AmountLimits): Exact {
    const read = readAmount(this.text(field));
    if (read === 'empty' && isOptional) return ZERO;
    if (typeof read !== 'number') {
      this.refuse(field, AMOUNT_FAULTS[read](name));
      return ZERO;
    }
    const said = amountPeriod(this.text(field));
    if (said !== null && per !== undefined && said !== per) {
      const meant = groupIndian(Math.round(per === 'month' ? read / MONTHS_PER_YEAR : read * MONTHS_PER_YEAR));
      this.refuse(field, `Enter an amount for a ${per}. Yours is for a ${said}.`, {
        label: `Use ₹${meant}`,
        typed: meant,
      });
    }
    if (read > 0 && read < min) {
      this.#refuseSmall(field, name, read, per === 'month' ? THOUSAND : LAKH);
    }
    return exact(read);
  }

  /**
   * Refuses a small amount. The message quotes the typed text and offers it in lakhs: an amount has no paise, a number
   * of lakhs may have decimals.
   */
  #refuseSmall(field: string, name: string, read: number, unit: number): void {
    const meant = bareNumberIn(unit, this.text(field));
    const shown = meant === null ? read : meant / unit;
    const typed = groupIndian(meant ?? 0);
    const fix = meant !== null && shown < HUNDRED ? { label: `Use ₹${typed}`, typed } : null;
    this.refuse(field, `₹${groupIndian(shown)} is too little for ${name}.`, fix);
  }

  /** Reads a percentage with at most two decimals. */
  rate(field: string, name: string, max = HUNDRED, min = 0): Exact {
    const typed = withPlainDigits(this.text(field)).replaceAll(/[\s%,]/g, '');
    if (!/^[-−–]?\d{1,9}(\.\d{1,2})?$/.test(typed)) {
      this.refuse(
        field,
        typed === '' ? `Enter ${name} in per cent.` : 'Write a number in per cent, such as 12 or 12.5.',
      );
      return ZERO;
    }
    const rate = exact(typed.replace(/[−–]/, '-'));
    if (rate.lt(min) || rate.gt(max))
      this.refuse(field, `Enter ${name} from ${percentText(min)} to ${percentText(max)}.`);
    return rate;
  }

  count(field: string, name: string, max: number): number {
    const typed = withPlainDigits(this.text(field)).trim();
    const read = /^\d{1,6}$/.test(typed) ? Number(typed) : null;
    if (read === null || read > max)
      this.refuse(field, `Enter ${name} as a whole number from 0 to ${groupIndian(max)}.`);
    return read ?? 0;
  }

  choiceOrNone<Option extends string>(field: string, name: string, options: readonly Option[]): Option | '' {
    return this.text(field) === '' ? '' : (this.choice(field, name, options) ?? '');
  }

  choice<Option extends string>(field: string, name: string, options: readonly Option[]): Option | null {
    const typed = this.text(field);
    const chosen = options.find((option) => option === typed) ?? null;
    if (chosen === null)
      this.refuse(field, typed === '' ? `Choose ${name}.` : `“${typed}” is not known here. Choose ${name}.`);
    return chosen;
  }
}

/** Reads a year. Refuses text that is not a year; the rules refuse a year without a table. */
export function readYear(form: FormReading): FinancialYear {
  const year = form.text('year');
  if (!isFinancialYear(year)) form.refuse('year', `“${year}” is not a financial year. Choose one.`);
  return year;
}
