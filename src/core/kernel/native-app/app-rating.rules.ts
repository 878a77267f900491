/** Seconds of use until the app may ask for a rating (NA-MSG-RATING). */
export const RATING_AFTER_S = 120;
/** The first day of use on which the app asks. Before that, the user hardly knows the app. */
export const FIRST_RATING_DAY = 3;

export const DAYS_OF_USE_KEY = 'appDays';

export interface DaysOfUse {
  readonly count: number;
  readonly last: string;
}

export function parseDaysOfUse(text: string | null): DaysOfUse {
  const [, count = '0', last = ''] = /^(\d{1,4}) (\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? [];
  return { count: Number(count), last };
}

export function formatDaysOfUse({ count, last }: DaysOfUse): string {
  return `${count} ${last}`;
}

export function withDayOfUse(days: DaysOfUse, today: string): DaysOfUse {
  return days.last === today ? days : { count: days.count + 1, last: today };
}
