import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import { OFFER_STOCK_TYPES } from './offer.rules';

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
    stockType: v.nullable(v.picklist(OFFER_STOCK_TYPES)),
    stockValue: line,
    vestingYears: v.number(),
    currentSalary: v.boolean(),
  }),
});

/** Returns an offer that was being written, as a device kept it; null if there is none, or it is of another version, or damaged. */
export const parseOfferDraft = (stored: string | null) => parseStored(Draft, stored);
