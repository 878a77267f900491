import * as v from 'valibot';
import { TENURE_ANSWERS } from '../tenure/tenure.rules';
import { StoredNewCompany } from './stored-new-company';
import type { TenureValues } from './tenure-form';

const Quarter = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-Q[1-4]$/))]);
const Answers = v.object({
  offer: v.nullable(v.picklist(TENURE_ANSWERS.offer)),
  joiningDelay: v.nullable(v.picklist(TENURE_ANSWERS.joiningDelay)),
  unpaidTraining: v.nullable(v.picklist(TENURE_ANSWERS.unpaidTraining)),
  bond: v.nullable(v.picklist(TENURE_ANSWERS.bond)),
  bondDemanded: v.nullable(v.picklist(TENURE_ANSWERS.bondDemanded)),
  originalsKept: v.nullable(v.picklist(TENURE_ANSWERS.originalsKept)),
  variablePaid: v.nullable(v.picklist(TENURE_ANSWERS.variablePaid)),
  exerciseWindow: v.nullable(v.picklist(TENURE_ANSWERS.exerciseWindow)),
  buyback: v.nullable(v.picklist(TENURE_ANSWERS.buyback)),
  exit: v.nullable(v.picklist(TENURE_ANSWERS.exit)),
  noticeDays: v.nullable(v.picklist(TENURE_ANSWERS.noticeDays)),
  notice: v.nullable(v.picklist(TENURE_ANSWERS.notice)),
  relievingLetter: v.nullable(v.picklist(TENURE_ANSWERS.relievingLetter)),
  settlement: v.nullable(v.picklist(TENURE_ANSWERS.settlement)),
  shortPaid: v.nullable(v.picklist(TENURE_ANSWERS.shortPaid)),
  pfExit: v.nullable(v.picklist(TENURE_ANSWERS.pfExit)),
});
const Values = v.object({
  reportId: v.nullable(v.string()),
  companyName: v.string(),
  newCompany: StoredNewCompany,
  joined: Quarter,
  left: Quarter,
  jobProfile: v.optional(v.string(), ''),
  departmentId: v.nullable(v.number()),
  city: v.string(),
  answers: Answers,
});

export function parseTenureValues(stored: unknown): TenureValues | null {
  const parsed = v.safeParse(Values, stored);
  return parsed.success ? parsed.output : null;
}
