import type { CareerType } from './career-status';

/** Returns false for an unemployed user, who has no address to verify (decisions A 70). */
export function canVerify(type: CareerType | null): boolean {
  return type === 'working' || type === 'student';
}
