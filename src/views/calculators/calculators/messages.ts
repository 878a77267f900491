import type { LawStatus } from '@/core/calculators/calculators/law';
import type { TaxRegime } from '@/core/calculators/calculators/tables/income-tax';

/** Texts that all calculators share. */
export const messages = {
  calculators: 'Calculators',
  hubLead:
    'What you type stays on this device. Every figure names its rule, and says where a rule is announced or carried over.',
  salaries: 'Salaries',
  form: 'What you enter',
  result: 'Result',
  example: 'These figures are an example. Change any of them.',
  onDevice: 'Worked out on this device. What you type is never sent, and no link carries an amount.',
  print: 'Print',
  copyLink: 'Copy link',
  copyHint: 'The link opens the calculator without your figures.',
  startAgain: 'Start again',
  why: 'Why?',
  whyOf: (text: string) => `Why? ${text}`,
  rule: 'Rule',
  since: 'In this form since',
  source: 'Read in',
  checkedOn: 'checked on',
  leavesOut: 'What this leaves out',
  estimate: 'An estimate for salary income, not advice.',
  lineByLine: 'Line by line',
  rupees: 'Rupees',
  rupeesAYear: 'Rupees a year',
  amount: 'Amount',
  fixFirst: 'Correct the marked fields to see the result.',
  slider: (label: string) => `${label}, slider`,
  year: 'Financial year',
  yearHint: 'April to March',
  state: 'State of work',
  chooseState: 'Choose a state',
  chooseCity: 'Choose a city',
  otherPlace: 'Another place',
  city: 'City of the rented home',
  cityHint: (rate: number) =>
    `HRA counts up to ${rate}% of basic there. Noida, Gurugram, Thane and Navi Mumbai are other places.`,
  status: {
    'in-force': '',
    'as-announced': 'as announced, not yet confirmed',
    'carried-over': 'last known figure, carried over',
  } satisfies Record<LawStatus, string>,
  regime: { new: 'New regime', old: 'Old regime' } satisfies Record<TaxRegime, string>,
  regimeShort: { new: 'New', old: 'Old' } satisfies Record<TaxRegime, string>,
  optional: 'optional',
};
