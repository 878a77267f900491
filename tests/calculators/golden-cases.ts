import { bonusOf } from '@/core/calculators/calculators/bonus.rules';
import { monthName } from '@/core/calculators/calculators/calendar';
import { codeWagesExample } from '@/core/calculators/calculators/code-wages.rules';
import type { Exact } from '@/core/calculators/calculators/exact';
import { exact, roundedToRupee, ZERO } from '@/core/calculators/calculators/exact';
import type { EndReason } from '@/core/calculators/calculators/gratuity.rules';
import { gratuityOf } from '@/core/calculators/calculators/gratuity.rules';
import { hikeBy, hikeTo } from '@/core/calculators/calculators/hike.rules';
import { hraOf } from '@/core/calculators/calculators/hra.rules';
import { incomeTaxOf } from '@/core/calculators/calculators/income-tax.rules';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import { leaveEncashmentOf } from '@/core/calculators/calculators/leave-encashment.rules';
import { noticePayOf } from '@/core/calculators/calculators/notice-pay.rules';
import type { Sex } from '@/core/calculators/calculators/professional-tax.rules';
import { professionalTaxOf } from '@/core/calculators/calculators/professional-tax.rules';
import type { ProvidentFundBase } from '@/core/calculators/calculators/provident-fund.rules';
import { providentFundOf } from '@/core/calculators/calculators/provident-fund.rules';
import type { SalaryFacts } from '@/core/calculators/calculators/salary.rules';
import { stateInsuranceOf } from '@/core/calculators/calculators/state-insurance.rules';
import type { AgeGroup, TaxRegime } from '@/core/calculators/calculators/tables/income-tax';
import { takeHomeOf } from '@/core/calculators/calculators/take-home.rules';
import type { Result } from '@/core/kernel/common/result';

interface Inputs {
  readonly [name: string]: unknown;
  readonly fy: string;
  readonly regime: TaxRegime;
  readonly totalIncome: number;
  readonly age?: AgeGroup;
  readonly resident?: boolean;
  readonly state?: string;
  readonly gender?: Sex;
  readonly monthlyGross: number;
  readonly monthlyWages: number;
  readonly wageMonth?: string;
  readonly mode?: ProvidentFundBase;
  readonly insuredAtPeriodStart?: boolean;
  readonly disability?: boolean;
  readonly periods: readonly (Record<string, number> & { readonly city: never })[];
  readonly covered: boolean;
  readonly reason: EndReason;
  readonly exit?: 'before-codes' | 'after-codes';
  readonly government?: boolean;
  readonly during?: boolean;
  readonly pf?: ProvidentFundBase | 'none';
  readonly pensionMember?: boolean;
  readonly gratuityInCtc?: boolean;
  readonly city?: string;
  readonly percent?: number | string;
  readonly new?: number;
}

export interface GoldenCase {
  readonly id: string;
  readonly calculator: string;
  readonly inputs: Inputs;
  readonly expected: Readonly<Record<string, unknown>>;
}

const LAST_DAY_BEFORE_CODES = '2025-11-20';
const LATER_DAY = '2026-06-30';
const LATER_MONTH = '2025-06';

type Answer = Readonly<Record<string, unknown>>;

function answerOf<Value>(result: Result<Value, MissingLawTable>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

function amount(inputs: Inputs, name: string, fallback = 0): Exact {
  const value = inputs[name];
  return exact(typeof value === 'number' || typeof value === 'string' ? value : fallback);
}

function count(inputs: Inputs, name: string, fallback = 0): number {
  return amount(inputs, name, fallback).valueOf();
}

const CALCULATORS: Readonly<Record<string, (inputs: Inputs) => Answer>> = {
  'income-tax': ({ fy, regime, totalIncome, age = 'below60', resident = true }) => ({
    ...answerOf(incomeTaxOf({ year: fy, regime, totalIncome: exact(totalIncome), age, isResident: resident })),
  }),
  'professional-tax': (inputs) => {
    const { fy, state = 'Karnataka', gender = 'male', monthlyGross } = inputs;
    const tax = answerOf(
      professionalTaxOf({
        year: fy,
        state,
        sex: gender,
        monthlyGross: exact(monthlyGross),
        paysIncomeTax: true,
        ownAmount: amount(inputs, 'ownAmount'),
      }),
    );
    return { year: tax.year, months: Object.fromEntries(tax.months.map((one) => [monthName(one.month), one.tax])) };
  },
  epf: (inputs) => {
    const month = answerOf(
      providentFundOf({
        month: inputs.wageMonth ?? LATER_MONTH,
        wages: exact(inputs.monthlyWages),
        base: inputs.mode ?? 'ceiling',
        voluntaryRate: amount(inputs, 'vpfPercent'),
        isPensionMember: inputs.pensionMember ?? true,
      }),
    );
    return {
      pfWages: month.wages,
      employee: month.employee,
      voluntary: month.voluntary,
      employerTotal: month.employer,
      employerPension: month.pension,
      employerProvident: month.fund,
      edli: month.insurance,
      adminCharge: month.administration,
    };
  },
  esi: ({ monthlyWages, wageMonth = LATER_MONTH, insuredAtPeriodStart = false, disability = false }) => {
    const { isCovered, employee, employer } = answerOf(
      stateInsuranceOf({
        month: wageMonth,
        wages: exact(monthlyWages),
        wasCoveredAtStart: insuredAtPeriodStart,
        hasDisability: disability,
      }),
    );
    return { covered: isCovered, employee, employer };
  },
  hra: ({ fy, periods }) => {
    const result = answerOf(
      hraOf(
        fy,
        periods.map((period) => ({
          months: period.months ?? 12,
          basic: exact(period.basic ?? 0),
          dearness: exact(period.daForRetirement ?? 0),
          commission: exact(period.commission ?? 0),
          hra: exact(period.hra ?? 0),
          rent: exact(period.rent ?? 0),
          city: period.city,
        })),
      ),
    );
    return {
      exempt: result.exempt,
      taxable: result.taxable,
      periods: result.periods.map((period) => ({
        months: period.months,
        cityPercent: period.cityRate,
        hraReceived: period.received,
        rentLessTenPercent: period.rentAboveShare,
        percentOfSalary: period.shareOfSalary,
        exempt: period.exempt,
      })),
    };
  },
  gratuity: (inputs) => {
    const basic = inputs.covered
      ? amount(inputs, 'basicDa', count(inputs, 'wages'))
      : amount(inputs, 'averageTenMonths');
    const result = answerOf(
      gratuityOf({
        isCovered: inputs.covered,
        isGovernment: inputs.government ?? false,
        reason: inputs.reason,
        service: { years: count(inputs, 'years'), months: count(inputs, 'months'), days: count(inputs, 'days') },
        lastDay: inputs.exit === 'before-codes' ? LAST_DAY_BEFORE_CODES : LATER_DAY,
        basic,
        otherPay: amount(inputs, 'otherPay'),
        received: inputs.received === undefined ? null : amount(inputs, 'received'),
        exemptEarlier: amount(inputs, 'exemptEarlier'),
      }),
    );
    return { ...result, eligible: result.isEligible };
  },
  'take-home': (inputs) => takeHome(inputs),
  'labour-ministry-example': (inputs) => {
    const example = answerOf(
      codeWagesExample(amount(inputs, 'monthlyPay'), amount(inputs, 'basicDa'), inputs.wageMonth ?? LATER_MONTH),
    );
    return {
      codeWages: example.wages,
      employeePf: example.employee,
      employerPf: example.employer,
      takeHomeBeforeTax: example.left,
    };
  },
  hike: (inputs) => {
    const old = amount(inputs, 'old');
    const hike = inputs.new === undefined ? hikeBy(old, amount(inputs, 'percent')) : hikeTo(old, exact(inputs.new));
    return { newSalary: hike.newPay, increaseYear: hike.more, increaseMonth: hike.moreAMonth, percent: hike.percent };
  },
  'leave-encashment': (inputs) => ({
    ...answerOf(
      leaveEncashmentOf({
        lastDay: LATER_DAY,
        isInService: inputs.during ?? false,
        isGovernment: inputs.government ?? false,
        averageSalary: amount(inputs, 'averageSalary'),
        completedYears: count(inputs, 'completedYears'),
        entitledPerYear: count(inputs, 'entitledPerYear'),
        daysTaken: count(inputs, 'daysTaken'),
        received: amount(inputs, 'received'),
        exemptEarlier: amount(inputs, 'exemptEarlier'),
      }),
    ),
  }),
  'notice-pay': (inputs) => ({
    ...noticePayOf(amount(inputs, 'base'), count(inputs, 'noticeDays'), count(inputs, 'servedDays')),
  }),
  bonus: (inputs) => {
    const { isEligible, base, least } = answerOf(
      bonusOf({
        day: LATER_DAY,
        wages: exact(inputs.monthlyWages),
        months: count(inputs, 'months', 12),
        daysWorked: count(inputs, 'daysWorked', 365),
        minimumWage: inputs.minimumWage === undefined ? null : amount(inputs, 'minimumWage'),
      }),
    );
    return { eligible: isEligible, base, bonus: least };
  },
};

function takeHome(inputs: Inputs): Answer {
  const facts: SalaryFacts = {
    year: inputs.fy,
    age: inputs.age ?? 'below60',
    state: inputs.state ?? 'Karnataka',
    sex: inputs.gender ?? 'male',
    ownProfessionalTax: ZERO,
    ctc: amount(inputs, 'ctc'),
    variable: amount(inputs, 'variable'),
    basicRate: amount(inputs, 'basicPercent', 50),
    hraRate: amount(inputs, 'hraPercentOfBasic', 50),
    providentFund: inputs.pf ?? 'ceiling',
    voluntaryRate: amount(inputs, 'vpfPercent'),
    isPensionMember: true,
    isGratuityInCtc: inputs.gratuityInCtc ?? true,
    isInsuredDistrict: true,
    employerNpsRate: amount(inputs, 'employerNpsPercent'),
    rentAMonth: amount(inputs, 'rentMonthly'),
    city: inputs.city ?? '',
    otherSavings: amount(inputs, 'other80C'),
    health: amount(inputs, 'section80D'),
    ownNps: amount(inputs, 'nps1B'),
    homeLoanInterest: amount(inputs, 'homeLoanInterest'),
  };
  const { salary, professionalTax, deductions, tax, netYear, netMonth } = answerOf(takeHomeOf(facts, inputs.regime));
  const february = professionalTax.months.find(({ month }) => monthName(month) === 'Feb');
  return {
    grossSalary: salary.gross,
    basic: salary.basic,
    employerPf: salary.employerFund,
    gratuityAccrual: salary.gratuity,
    employerNps: salary.employerNps,
    employeePf: salary.employeeFund,
    voluntaryPf: salary.voluntaryFund,
    professionalTax: professionalTax.year,
    professionalTaxFebruary: february?.tax,
    hraExempt: deductions.hra,
    taxableIncome: tax.totalIncome,
    tax: tax.payable,
    netYear,
    netMonthAverage: roundedToRupee(netMonth),
    employeePfMonths: Object.fromEntries(
      professionalTax.months.map(({ month }, index) => [monthName(month), salary.fundMonths[index]?.employee]),
    ),
  };
}

/** golden.json has intermediate amounts to two decimals. */
const PLACES = 2;

export function differencesOf({ id, calculator, inputs, expected }: GoldenCase): readonly string[] {
  const answer = CALCULATORS[calculator]?.(inputs);
  if (answer === undefined) return [`${id}: nothing answers ${calculator}`];
  return Object.keys(expected).flatMap((name) => {
    const [want, got] = [JSON.stringify(plainOf(expected[name])), JSON.stringify(plainOf(answer[name]))];
    return want === got ? [] : [`${id}, ${name}: ${want} expected, ${got} answered`];
  });
}

function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('round' in value && typeof value.round === 'function') return Number(value.round(PLACES).valueOf());
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainOf(part)]));
}
