import type { CareerType } from './career-status';

/** Whether a career type can be proved: there is no address to check of somebody unemployed (decisions A 70). */
export function canVerify(type: CareerType | null): boolean {
  return type === 'working' || type === 'student';
}
