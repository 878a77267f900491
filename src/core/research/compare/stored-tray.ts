import * as v from 'valibot';

export const trayCompanies = v.array(v.object({ urlName: v.string(), companyName: v.string() }));
