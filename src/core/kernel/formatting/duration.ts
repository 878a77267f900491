const MONTHS_PER_YEAR = 12;

/**
 * Formats `2 yrs 1 mon`, `1 yr 2 mos`, `2 yrs`, `5 mos` (VA-DURATION). A zero part is left out; less than a month is `0
 * mos`.
 */
export function formatDuration(months: number): string {
  const whole = Math.max(0, Math.floor(months));
  const years = Math.floor(whole / MONTHS_PER_YEAR);
  const rest = whole % MONTHS_PER_YEAR;
  const parts = [];
  if (years > 0) parts.push(years === 1 ? '1 yr' : `${years} yrs`);
  if (rest > 0 || years === 0) parts.push(rest === 1 ? '1 mon' : `${rest} mos`);
  return parts.join(' ');
}
