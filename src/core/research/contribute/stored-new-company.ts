import * as v from 'valibot';

/** A company that is not in the list, as a draft has it; drafts of before November 2026 have none. */
export const StoredNewCompany = v.optional(v.nullable(v.object({ city: v.string(), website: v.string() })), null);
