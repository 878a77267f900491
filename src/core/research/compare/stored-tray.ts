import * as v from 'valibot';

/** The tray as a device keeps it. */
export const trayCompanies = v.array(v.object({ urlName: v.string(), companyName: v.string() }));
