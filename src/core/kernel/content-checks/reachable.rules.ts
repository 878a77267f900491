import { findAccountNumbers } from './account-numbers.rules';
import { findContactDetails } from './contact-details.rules';

/** Returns whether a line says where a person can be reached or paid, however it is written. */
export function isReachable(line: string): boolean {
  return findContactDetails(line).length + findAccountNumbers(line).length > 0;
}
