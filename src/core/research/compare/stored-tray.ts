import * as v from 'valibot';

export const StoredTrayCompanies = v.array(v.object({ urlName: v.string(), companyName: v.string() }));
