/** Returns, as an expression of SQL, the end of the hour in which a moment is: what is kept of it, so that no row tells the moment itself. */
export const endOfHour = (moment: string): string => `date_trunc('hour', ${moment}, 'UTC') + interval '1 hour'`;
