import * as v from 'valibot';

export const StoredNewCompany = v.optional(v.nullable(v.object({ city: v.string(), website: v.string() })), null);
