import { readAmount } from '@/core/kernel/formatting/amount-input';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { withPlainDigits } from '@/core/kernel/formatting/plain-digits';
import type { Exact } from './exact';
import { ZERO } from './exact';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading, readYear } from './form-reading';
import { asksForOwnAmount, STATES } from './professional-tax.rules';
import type { SalaryFacts } from './salary.rules';
import { AGE_GROUPS } from './tables/income-tax';
import { MAX_PROFESSIONAL_TAX } from './tables/professional-tax';

export const SHOWN_REGIMES = ['both', 'new', 'old'] as const;
export const FUND_BASES = ['ceiling', 'actual', 'none'] as const;

/**
 * The initial form: a round example, which the screen labels as such. The year is the current one. The state has no
 * default.
 */
export const TAKE_HOME_START = {
  year: '',
  regime: 'both',
  ctc: '14,40,000',
  variable: '',
  basic: '50%',
  age: 'below60',
  state: '',
  sex: 'male',
  ownProfessionalTax: '',
  city: 'Bengaluru',
  rent: '',
  hraRate: '50%',
  fund: 'ceiling',
  voluntaryRate: '0%',
  isPensionMember: 'yes',
  isGratuityInCtc: 'yes',
  isInsuredDistrict: 'yes',
  employerNpsRate: '0%',
  otherSavings: '',
  health: '',
  ownNps: '',
  homeLoanInterest: '',
} satisfies TypedFields;

export interface ReadTakeHome {
  readonly facts: SalaryFacts | null;
  readonly problems: FieldProblems;
}

/** Smaller amounts are probably in another unit. */
const MIN_PAY = 10_000;
const MAX_NPS_RATE = 14;
const MONTHS = 12;
const HUNDRED = 100;

export function readTakeHome(typed: TypedFields): ReadTakeHome {
  const form = new FormReading(typed);
  const year = readYear(form);
  const state = form.choiceOrNone('state', 'your state of work', STATES);
  const ctc = form.amount('ctc', { name: 'your CTC a year', per: 'year', min: MIN_PAY });
  const variable = form.amount('variable', { name: 'the variable part', per: 'year', isOptional: true });
  if (variable.gt(ctc) && form.isFree)
    form.refuse('variable', `The variable part is more than the CTC of ${rupees(ctc)}.`);
  form.choice('regime', 'a regime', SHOWN_REGIMES);
  const facts: SalaryFacts = {
    year,
    state,
    ctc,
    variable,
    basicRate: readBasic(form, ctc.sub(variable)),
    age: form.choice('age', 'your age', AGE_GROUPS) ?? 'below60',
    sex: form.choice('sex', 'the table', ['female', 'male']) ?? 'male',
    ownProfessionalTax: asksForOwnAmount(state) ? readOwnTax(form) : ZERO,
    hraRate: form.rate('hraRate', 'HRA'),
    providentFund: form.choice('fund', 'the provident fund', FUND_BASES) ?? 'none',
    voluntaryRate: form.rate('voluntaryRate', 'the voluntary share'),
    isPensionMember: form.is('isPensionMember'),
    isGratuityInCtc: form.is('isGratuityInCtc'),
    isInsuredDistrict: form.is('isInsuredDistrict'),
    employerNpsRate: form.rate('employerNpsRate', 'the employer’s NPS', MAX_NPS_RATE),
    rentAMonth: form.amount('rent', { name: 'the rent', per: 'month', isOptional: true }),
    city: form.text('city'),
    otherSavings: form.amount('otherSavings', { name: 'savings', per: 'year', isOptional: true }),
    health: form.amount('health', { name: 'health insurance', per: 'year', isOptional: true }),
    ownNps: form.amount('ownNps', { name: 'your NPS', per: 'year', isOptional: true }),
    homeLoanInterest: form.amount('homeLoanInterest', { name: 'the interest', per: 'year', isOptional: true }),
  };
  return { facts: form.isFree ? facts : null, problems: form.problems };
}

/** Reads `50%`, or an amount a year. */
function readBasic(form: FormReading, fixed: Exact): Exact {
  const plain = withPlainDigits(form.text('basic')).replaceAll(/[\s%,]/g, '');
  const amount = readAmount(form.text('basic'));
  const isAmount = typeof amount === 'number' && amount > HUNDRED;
  if (!isAmount) return form.rate('basic', 'basic pay', HUNDRED, /^0*(\.0*)?$/.test(plain) ? 0 : 1);
  const basic = form.amount('basic', { name: 'basic pay', per: 'year' });
  if (fixed.lt(basic)) {
    form.refuse('basic', `Basic is more than the fixed pay of ${rupees(fixed)}.`, { label: 'Use 50%', typed: '50%' });
    return ZERO;
  }
  return basic.div(fixed).mul(HUNDRED);
}

function readOwnTax(form: FormReading): Exact {
  const amount = form.amount('ownProfessionalTax', {
    name: 'the professional tax of a month, from your pay slip',
    per: 'month',
  });
  if (amount.mul(MONTHS).gt(MAX_PROFESSIONAL_TAX)) {
    form.refuse('ownProfessionalTax', `No state may take more than ₹${groupIndian(MAX_PROFESSIONAL_TAX)} a year.`);
  }
  return amount;
}

function rupees(amount: Exact): string {
  return `₹${groupIndian(amount.valueOf())}`;
}
