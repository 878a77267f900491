import { DAY_MS, HOUR_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';

export function untilInIndia(now: number, timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const ofToday = startOfDayInIndia(now).getTime() + hours * HOUR_MS + (minutes * HOUR_MS) / 60;
  return ofToday > now ? ofToday - now : ofToday + DAY_MS - now;
}
