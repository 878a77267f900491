import { formatDate, formatMonth } from './date';

/** Formats `2026-11` as `Nov 2026`, `2026-Q4` as `Oct to Dec 2026`, and a year as it is. */
export function formatPeriod(period: string): string {
  const [year = '', part] = period.split('-');
  if (part === undefined) return year;
  if (!part.startsWith('Q')) return formatMonth(period);
  const last = Number(part.slice(1)) * 3;
  const monthOf = (month: number) => formatDate(`${year}-${String(month).padStart(2, '0')}-01`, 'month');
  return `${monthOf(last - 2).slice(0, 3)} to ${monthOf(last)}`;
}
