import { findAccountNumbers } from './account-numbers.rules';
import { findContactDetails } from './contact-details.rules';

export function isReachable(line: string): boolean {
  return findContactDetails(line).length + findAccountNumbers(line).length > 0;
}
