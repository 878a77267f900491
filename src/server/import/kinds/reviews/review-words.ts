import type { EmploymentType } from '@/contract/generated/review';

export interface EmploymentPeriod {
  readonly isCurrent: boolean | null;
  readonly years: number | null;
  readonly employment: EmploymentType | null;
}

const EMPLOYMENT: readonly (readonly [EmploymentType, RegExp])[] = [
  ['intern', /\bintern(?:ship)?s?\b|\btrainee\b|\bapprentice\b/i],
  ['freelancer', /\bfreelanc\w*|\bself[- ]employed\b/i],
  ['contractual', /\bcontract(?:or|ual)?\b|\btemporary\b/i],
  ['parttime', /\bpart[- ]?time\b/i],
  ['fulltime', /\bfull[- ]?time\b|\bpermanent\b|\bregular\b/i],
];

const MAX_YEARS = 60;

/** Reads "Former Employee, more than 3 years", "Current", "yes". */
export function readEmploymentPeriod(text: string): EmploymentPeriod {
  const years = /(less than|under)?\s*(?<![\d.])(\d{1,2})(?:\.\d+)?\s*\+?\s*years?/i.exec(text);
  const count = years === null ? null : Number(years[2]) - (years[1] === undefined ? 0 : 1);
  return {
    isCurrent: currentOf(text),
    years: count === null || count > MAX_YEARS ? null : Math.max(0, count),
    employment: employmentOf(text),
  };
}

const STANDING_BEFORE_ROLE =
  /^((?:current|former) (?:employee|contractor|intern|freelancer|temporary employee))\s*[-–,]\s*(.+)$/i;

/** Matches "Program Manager (Former Employee)". */
const STANDING_BEHIND_ROLE =
  /^(.+?)\s*[-–,(]\s*((?:current|former|ex)[\s-]*(?:employee|contractor|intern|freelancer|temporary employee))\s*\)?$/i;

export function roleAfterEmploymentStatus(text: string): string | null {
  return STANDING_BEFORE_ROLE.test(text) ? splitRoleAndStatus(text).role : null;
}

/**
 * Splits "Former Employee - Program Manager" and "Program Manager (Former Employee)". "Anonymous Employee" has no role.
 */
export function splitRoleAndStatus(text: string | null): { readonly standing: string; readonly role: string | null } {
  const [, behindRole, behind] = STANDING_BEHIND_ROLE.exec(text ?? '') ?? [];
  const [, standing = behind ?? '', role = behindRole ?? ''] = STANDING_BEFORE_ROLE.exec(text ?? '') ?? [];
  const told = standing === '' ? text : role;
  return { standing, role: told === null || /^anonymous\b/i.test(told) ? null : told };
}

export function employmentOf(text: string): EmploymentType | null {
  return EMPLOYMENT.find(([, words]) => words.test(text))?.[0] ?? null;
}

function currentOf(text: string): boolean | null {
  if (/\b(former|ex|left|past|previous)\b/i.test(text) || /^(no|n|false|0)$/i.test(text)) return false;
  return /\b(current|working|present|works here)\b/i.test(text) || /^(yes|y|true|1)$/i.test(text) ? true : null;
}
