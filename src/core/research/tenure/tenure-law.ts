import type { TenureQuestion } from './tenure.rules';

export interface TenureLaw {
  readonly says: string;
  readonly holdsFor: string;
  /** The section or paragraph, with its act. */
  readonly rule: string;
  /** `in-force`, or `carried-over` from the last known rule. */
  readonly status: 'in-force' | 'carried-over';
  readonly checkedOn: string;
}

const CHECKED_ON = '2026-11-28';
const IN_FORCE = { status: 'in-force', checkedOn: CHECKED_ON } as const;
const CARRIED_OVER = { status: 'carried-over', checkedOn: CHECKED_ON } as const;

const UNCHECKED = 'not checked against the central rules of 8 May 2026 or state rules';

const BOND: TenureLaw = {
  says: 'A bond may ask for a reasonable sum, not for a penalty.',
  holdsFor: 'It applies to every contract. The Supreme Court upheld a bank’s bond of ₹2 lakh.',
  rule: 'section 74, Indian Contract Act 1872; Vijaya Bank v. Narnaware, 2025 INSC 691',
  ...IN_FORCE,
};

/**
 * The legal rules by question. A question without a rule is decided by the contract. Read on indiankanoon.org (Code on
 * Wages, rule 12), barelaws.com (Specific Relief Act) and indianconstitution.in (section 73 of 2020, which names
 * section 70). Not checked: state rules, and amendments of rule 12.
 */
export const TENURE_LAW: { readonly [Question in TenureQuestion]?: TenureLaw } = {
  offer: {
    says: 'If a company breaks a contract, you can claim compensation for the loss.',
    holdsFor: 'It applies to an offer that you accepted. A civil court decides.',
    rule: 'section 73, Indian Contract Act 1872',
    ...IN_FORCE,
  },
  unpaidTraining: {
    says: 'Nobody may be paid less than the minimum wage.',
    holdsFor: 'It applies to employees. Apprentices get a stipend instead.',
    rule: `section 5, Code on Wages 2019; ${UNCHECKED}`,
    ...IN_FORCE,
  },
  bond: BOND,
  bondDemanded: BOND,
  variablePaid: {
    says: 'The contract sets variable pay. The law sets a yearly bonus of at least 8.33% of wages.',
    holdsFor: 'The bonus is for employees up to the notified wage who worked 30 days of the year.',
    rule: `section 26, Code on Wages 2019; ${UNCHECKED}`,
    ...IN_FORCE,
  },
  exerciseWindow: {
    says: 'The scheme must name the time to exercise options after you resign.',
    holdsFor: 'It applies to companies that are not listed. The law sets no minimum time.',
    rule: 'rule 12(2)(l), Companies (Share Capital and Debentures) Rules 2014',
    ...CARRIED_OVER,
  },
  exit: {
    says: 'A worker who is retrenched gets a month’s notice, or pay for it, and compensation.',
    holdsFor: 'It applies to workers after a year of continuous service, not to managers.',
    rule: `section 70, Industrial Relations Code 2020; ${UNCHECKED}`,
    ...IN_FORCE,
  },
  notice: {
    says: 'No court orders you to work out your notice; the company can claim compensation.',
    holdsFor: 'It applies to contracts of personal service. The contract sets the notice and its price.',
    rule: 'section 14(c), Specific Relief Act 1963; section 74, Indian Contract Act 1872',
    ...IN_FORCE,
  },
  relievingLetter: {
    says: 'The model standing orders give a service certificate at the time of leaving.',
    holdsFor: 'They apply to workers in establishments under standing orders. Elsewhere the contract decides.',
    rule: 'Schedule I-B, Industrial Employment (Standing Orders) Central Rules 1946',
    ...CARRIED_OVER,
  },
  settlement: {
    says: 'The law says two working days.',
    holdsFor: 'It applies to the wages of every employee who resigns, is dismissed or is retrenched.',
    rule: `section 17(2), Code on Wages 2019; ${UNCHECKED}`,
    ...IN_FORCE,
  },
  shortPaid: {
    says: 'An employer may deduct from wages only what the law names.',
    holdsFor: 'It applies to the wages of every employee. You can claim within three years.',
    rule: `sections 18 and 45(6), Code on Wages 2019; ${UNCHECKED}`,
    ...IN_FORCE,
  },
  pfExit: {
    says: 'The employer reports everyone who left, within 15 days of the end of the month.',
    holdsFor: 'It applies to members of the provident fund.',
    rule: 'paragraph 36(2)(b), Employees’ Provident Funds Scheme 1952',
    ...CARRIED_OVER,
  },
};
