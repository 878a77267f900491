/** The app is asked for a moment to rate it after so many seconds of use (NA-MSG-RATING). */
export const RATING_AFTER_S = 120;
/** From this day of use on, the user is asked to rate the app: before it they hardly know it. */
export const FIRST_RATING_DAY = 3;

/** The storage key of the days on which the app was used. */
export const DAYS_OF_USE_KEY = 'appDays';

/** The days on which the app was used: how many, and the last of them in India. */
export interface DaysOfUse {
  readonly count: number;
  readonly last: string;
}

/** Reads a stored text; no days if it is none of ours. */
export function parseDaysOfUse(text: string | null): DaysOfUse {
  const [, count = '0', last = ''] = /^(\d{1,4}) (\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? [];
  return { count: Number(count), last };
}

export function formatDaysOfUse({ count, last }: DaysOfUse): string {
  return `${count} ${last}`;
}

/** Counts a day of use, once. */
export function withDayOfUse(days: DaysOfUse, today: string): DaysOfUse {
  return days.last === today ? days : { count: days.count + 1, last: today };
}
