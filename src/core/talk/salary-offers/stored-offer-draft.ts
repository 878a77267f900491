import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import { STOCK_TYPES, VESTING_PERIODS } from '@/core/kernel/common/stock.rules';

const line = v.pipe(v.string(), v.maxLength(1_000));

const Draft = v.object({
  id: v.nullable(v.string()),
  fields: v.object({
    id: v.nullable(v.number()),
    companyName: line,
    designation: line,
    city: line,
    fixed: line,
    variable: line,
    joiningBonus: line,
    stockType: v.nullable(v.picklist(STOCK_TYPES)),
    stockValue: line,
    vestingPeriod: v.picklist(VESTING_PERIODS),
    currentSalary: v.boolean(),
  }),
});

/** Returns null if the draft is missing, damaged or of another version. */
export const parseOfferDraft = (stored: string | null) => parseStored(Draft, stored);
