import type { MemoryPerson } from './memory-records';
import type { MemoryWorld } from './memory-world';

const MISLEADING_WORDS = ['admin', 'moderator', 'mod', 'official', 'support', 'helpdesk', 'staff', 'system'];

/** What is wrong with a pseudonym, in one sentence that says what to change; null where it follows the rules. */
export function usernameFault(userName: string, brand: string): string | null {
  if (!/^\w+$/.test(userName)) return 'Use letters from a to z, digits and underscores only.';
  if (!/^[a-z]/i.test(userName)) return 'Begin with a letter.';
  if (userName.includes('__')) return 'Use one underscore at a time.';
  if (userName.length < 4) return 'Use at least 4 characters.';
  if (userName.length > 24) return 'Use at most 24 characters.';
  return isMisleading(userName, brand) ? 'This name sounds as if it spoke for us. Choose another one.' : null;
}

/** Whether somebody else has the pseudonym, in whatever case. */
export function isTaken(world: MemoryWorld, person: MemoryPerson, userName: string): boolean {
  return [...world.people.values()].some(
    (other) => other !== person && other.anonymous.userName.toLowerCase() === userName.toLowerCase(),
  );
}

/** What somebody reads whose pseudonym is taken. */
export function takenMessage(userName: string): string {
  return `Somebody already has this name. Try ${userName.slice(0, 20).replace(/_$/, '')}42.`;
}

function isMisleading(userName: string, brand: string): boolean {
  const words = userName.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').split(/[_\d]+/);
  return (
    userName.toLowerCase().replaceAll('_', '').includes(brand.toLowerCase()) ||
    words.some((word) => MISLEADING_WORDS.includes(word.toLowerCase()))
  );
}
