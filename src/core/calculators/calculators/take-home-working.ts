import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { dayText, firstDayOfYear } from './calendar';
import type { Exact } from './exact';
import { exact, roundedToRupee, ZERO } from './exact';
import type { LawStatus, Provision, WorkingLine } from './law';
import { lineOf } from './law';
import type { ProvidentFundMonth } from './provident-fund.rules';
import type { SalaryFacts } from './salary.rules';
import { PROFESSIONAL_TAX_LIMIT_RULE } from './tables/professional-tax';
import type { TakeHome } from './take-home.rules';

export interface WorkingGroup {
  readonly key: 'cost' | 'untaxed' | 'tax' | 'inHand';
  readonly title: string;
  readonly lines: readonly WorkingLine[];
  readonly total: WorkingLine;
}

const rupees = (amount: Exact | number): string =>
  `₹${groupIndian(typeof amount === 'number' ? amount : roundedToRupee(amount).valueOf())}`;

export function workingOf(facts: SalaryFacts, takeHome: TakeHome): readonly WorkingGroup[] {
  const given = givenIn(facts);
  return [
    costGroup(facts, takeHome, given),
    untaxedGroup(facts, takeHome),
    taxGroup(takeHome),
    inHandGroup(facts, takeHome, given),
  ];
}

function givenIn({ year }: SalaryFacts): Provision {
  return {
    rule: 'your figure, and the sum of the lines above',
    source: 'what you entered',
    status: 'in-force',
    validFrom: firstDayOfYear(year),
    validTo: firstDayOfYear(year),
    checkedOn: firstDayOfYear(year),
  };
}

const unless = (amount: Exact, line: () => WorkingLine): readonly WorkingLine[] =>
  amount.equals(ZERO) ? [] : [line()];

function costGroup(facts: SalaryFacts, { salary }: TakeHome, given: Provision): WorkingGroup {
  const { gratuityRow, fundMonths, insuranceMonths } = salary;
  const fund = fundMonths.at(-1);
  const insurance = insuranceMonths.at(-1);
  return {
    key: 'cost',
    title: '',
    lines: [
      lineOf(given, 'Cost to company', facts.ctc),
      ...(fund === undefined
        ? []
        : [lineOf(fund.row, 'Employer’s provident fund', salary.employerFund.neg(), fundDetail(facts, fundMonths))]),
      ...unless(salary.gratuity, () =>
        lineOf(
          { ...gratuityRow, status: 'in-force', note: '' },
          'Gratuity',
          salary.gratuity.neg(),
          `${gratuityRow.daysPerYear}/${gratuityRow.daysOfMonth} of a month’s basic pay, paid after ${gratuityRow.minYears} years`,
        ),
      ),
      ...unless(salary.employerNps, () =>
        lineOf(given, 'Employer’s NPS', salary.employerNps.neg(), `${facts.employerNpsRate.toString()}% of basic pay`),
      ),
      ...(insurance?.isCovered
        ? [
            lineOf(
              insurance.row,
              'Employer’s state insurance',
              salary.employerInsurance.neg(),
              `${insurance.row.employerRate}% of gross pay, to the next rupee; whether the wages of the Code count instead is disputed`,
            ),
          ]
        : []),
    ],
    total: lineOf(given, 'Gross salary', salary.gross),
  };
}

function fundDetail({ providentFund }: SalaryFacts, months: readonly ProvidentFundMonth[]): string {
  const rate = months[0]?.row.shareRate ?? 0;
  if (providentFund === 'actual') return `${rate}% of the whole basic pay`;
  const rows = [...new Map(months.map(({ row }) => [row.ceiling, row])).values()];
  const wages = (month: ProvidentFundMonth | undefined) => rupees(month?.wages ?? ZERO);
  const first = months[0];
  const last = months.at(-1);
  if (rows.length < 2 || first?.wages.equals(last?.wages ?? ZERO)) return `${rate}% of ${wages(first)} a month`;
  return `${rate}% of ${wages(first)} a month, from ${dayText(rows.at(-1)?.validFrom ?? '')} of ${wages(last)}`;
}

function untaxedGroup(
  facts: SalaryFacts,
  { salary, row, deductions, excessFunds, hra, professionalTax, tax }: TakeHome,
): WorkingGroup {
  const off = (text: string, amount: Exact, rule: string | undefined, detail: string, status?: LawStatus) =>
    unless(amount, () =>
      lineOf({ ...row, rule: rule ?? row.rule, status: status ?? row.status }, text, amount.neg(), detail),
    );
  const upTo = (limit: number | undefined) => (limit === undefined ? '' : `at most ${rupees(limit)}`);
  const [period] = hra.periods;
  const health = row.health === null ? 0 : row.health.own[facts.age] + row.health.parents;
  return {
    key: 'untaxed',
    title: 'What is not taxed',
    lines: [
      ...unless(salary.employerNps, () =>
        lineOf({ ...row, rule: row.employerNps.rule }, 'Employer’s NPS, which is salary', salary.employerNps),
      ),
      ...unless(excessFunds, () =>
        lineOf(
          { ...row, rule: row.employerFunds.rule },
          'Employer’s funds above the limit',
          excessFunds,
          `provident fund and NPS together above ${rupees(row.employerFunds.limit)} a year are income`,
        ),
      ),
      ...off('Standard deduction', deductions.standard, row.standard.rule, ''),
      ...off(
        'House rent allowance',
        deductions.hra,
        hra.row.rule,
        period === undefined
          ? ''
          : `least of HRA ${rupees(period.received)}, ${period.cityRate}% of basic ${rupees(period.shareOfSalary)}, rent less ${hra.row.ownShareRate}% of basic ${rupees(period.rentAboveShare)}`,
      ),
      ...off('Professional tax', deductions.professionalTax, row.professionalTax?.rule, professionalTax.row.state),
      ...off('Savings, own provident fund included', deductions.savings, row.savings?.rule, upTo(row.savings?.limit)),
      ...off('Own NPS', deductions.ownNps, row.ownNps?.rule, upTo(row.ownNps?.limit)),
      ...off(
        'Health insurance',
        deductions.health,
        row.health?.rule,
        `at most ${rupees(health)} with parents of 60 or more`,
      ),
      ...off(
        'Home-loan interest',
        deductions.homeLoanInterest,
        row.homeLoanInterest?.rule,
        upTo(row.homeLoanInterest?.limit),
      ),
      ...off(
        'Employer’s NPS',
        deductions.employerNps,
        row.employerNps.rule,
        `up to ${row.employerNps.rate}% of basic pay`,
      ),
    ],
    total: lineOf(row, 'Taxable income', tax.totalIncome, 'rounded to the nearest ₹10'),
  };
}

function taxGroup({ tax, row }: TakeHome): WorkingGroup {
  const total = tax.lines.at(-1);
  return {
    key: 'tax',
    title: 'Tax',
    lines: tax.lines.slice(0, -1),
    total: total ?? lineOf(row, 'Income tax', tax.payable),
  };
}

function inHandGroup(
  facts: SalaryFacts,
  { salary, tax, professionalTax, row, netYear }: TakeHome,
  given: Provision,
): WorkingGroup {
  const fund = salary.fundMonths.at(-1);
  const insurance = salary.insuranceMonths.at(-1);
  const state = professionalTax.row;
  return {
    key: 'inHand',
    title: 'In hand',
    lines: [
      lineOf(given, 'Gross salary', salary.gross),
      lineOf(row, 'Income tax', tax.payable.neg()),
      ...(fund === undefined
        ? []
        : [
            lineOf(
              fund.row,
              'Own provident fund',
              salary.employeeFund.neg(),
              `${fundDetail(facts, salary.fundMonths)}; yours, paid out later`,
            ),
          ]),
      ...unless(salary.voluntaryFund, () =>
        lineOf(
          given,
          'Voluntary provident fund',
          salary.voluntaryFund.neg(),
          'yours, paid out later; the employer adds nothing',
        ),
      ),
      ...(insurance?.isCovered
        ? [
            lineOf(
              insurance.row,
              'Own state insurance',
              salary.employeeInsurance.neg(),
              `${insurance.row.employeeRate}% of gross pay, to the next rupee`,
            ),
          ]
        : []),
      lineOf(
        { ...state, rule: `${state.rule}; at most as ${PROFESSIONAL_TAX_LIMIT_RULE} allows` },
        'Professional tax',
        professionalTax.year.neg(),
        state.state,
      ),
    ],
    total: lineOf(given, 'In hand, a year', netYear),
  };
}

export function employerSide(facts: SalaryFacts, { salary }: TakeHome): readonly WorkingLine[] {
  const fund = salary.fundMonths.at(-1);
  const months = salary.fundMonths;
  const sum = (of: (month: ProvidentFundMonth) => Exact) =>
    months.reduce((total, month) => total.add(of(month)), exact(0));
  const given = givenIn(facts);
  return [
    ...(fund === undefined
      ? []
      : [
          lineOf(
            fund.row,
            'Into your provident fund',
            sum((month) => month.fund),
            `of ${fund.row.shareRate}% in all`,
          ),
          lineOf(
            fund.row,
            'Into the pension scheme',
            sum((month) => month.pension),
            `${fund.row.pensionRate}% of wages up to the ceiling`,
          ),
          lineOf(
            fund.row,
            'Insurance of provident-fund members',
            sum((month) => month.insurance),
            'besides the CTC',
          ),
          lineOf(
            fund.row,
            'Administration of the fund',
            sum((month) => month.administration),
            `besides the CTC; at least ${rupees(fund.row.minAdministration)} a month for the whole establishment`,
          ),
        ]),
    ...unless(salary.gratuity, () => lineOf(given, 'Set aside for gratuity', salary.gratuity)),
    ...unless(salary.employerNps, () => lineOf(given, 'Into your NPS', salary.employerNps)),
    ...unless(salary.employerInsurance, () => lineOf(given, 'Into state insurance', salary.employerInsurance)),
  ];
}
