/** Returns SQL for the end of the hour of a moment. Rows must not reveal the moment itself. */
export const endOfHour = (moment: string): string => `date_trunc('hour', ${moment}, 'UTC') + interval '1 hour'`;
