import * as v from 'valibot';
import { EMPLOYMENT_TYPES, USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';
import { INTERVIEW_EXPERIENCES } from '../interviews/interview';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '../interviews/interview-scales.rules';
import { INTERVIEW_SOURCES } from './interview-contribution';
import type { InterviewAnswers } from './interview-form';
import { INTERVIEW_LIMITS } from './interview-form';
import type { SalaryAnswers } from './salary-form';
import { StoredNewCompany } from './stored-new-company';

const number = v.nullable(v.number());
const Amount = v.object({ lakhs: number, thousand: number });

const Salary = v.object({
  companyName: v.string(),
  newCompany: StoredNewCompany,
  jobProfile: v.string(),
  locationName: v.string(),
  locationId: number,
  department: number,
  employment: v.optional(v.picklist(EMPLOYMENT_TYPES), USUAL_EMPLOYMENT),
  currentSalary: v.boolean(),
  year: number,
  totalExperience: number,
  fixedSalary: Amount,
  variableSalary: Amount,
  joiningBonus: v.optional(Amount, { lakhs: null, thousand: null }),
  stockType: v.nullable(v.picklist(STOCK_TYPES)),
  vestingPeriod: v.nullable(v.picklist(VESTING_PERIODS)),
  stock: Amount,
  isConfirmed: v.boolean(),
});

const Round = v.object({ name: v.string(), minutes: v.string(), questions: v.string() });

const Interview = v.object({
  companyName: v.string(),
  newCompany: StoredNewCompany,
  jobProfile: v.string(),
  locationName: v.string(),
  locationId: number,
  month: v.string(),
  year: v.string(),
  experience: v.nullable(v.picklist(INTERVIEW_EXPERIENCES)),
  difficulty: v.nullable(v.picklist(INTERVIEW_DIFFICULTIES)),
  outcome: v.nullable(v.picklist(INTERVIEW_OUTCOMES)),
  isFair: v.nullable(v.boolean()),
  days: v.string(),
  appliedThrough: v.nullable(v.picklist(INTERVIEW_SOURCES)),
  rounds: v.pipe(v.array(Round), v.minLength(1), v.maxLength(INTERVIEW_LIMITS.maxRounds)),
  story: v.string(),
});

export function readSalaryAnswers(kept: unknown): SalaryAnswers | null {
  const parsed = v.safeParse(Salary, kept);
  return parsed.success ? parsed.output : null;
}

export function readInterviewAnswers(kept: unknown): InterviewAnswers | null {
  const parsed = v.safeParse(Interview, kept);
  return parsed.success ? parsed.output : null;
}
