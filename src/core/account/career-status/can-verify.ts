import type { CareerType } from './career-status';

/** Returns true unless unemployed: an unemployed user has no address to check (decisions A 70). */
export function canVerify(type: CareerType | null): boolean {
  return type === 'working' || type === 'student';
}
