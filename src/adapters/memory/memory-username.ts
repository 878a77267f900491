const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

const MISLEADING_WORDS = ['admin', 'moderator', 'mod', 'official', 'support', 'helpdesk', 'staff', 'system'];
const MISLEADING_BEGINNINGS = ['admin', 'moderator', 'official'];
/** The letters that digits pass for, by digit. */
const LETTERS_OF_DIGITS = ['o', 'i', '2', 'e', 'a', 's', '6', 't', 'b', '9'] as const;

/** Returns the rule that a pseudonym breaks as a sentence that says what to change; null if it breaks none. */
export function usernameFault(userName: string, brand: string): string | null {
  if (!/^\w+$/.test(userName)) return 'Use letters from a to z, digits and underscores only.';
  if (!/^[a-z]/i.test(userName)) return 'Begin with a letter.';
  if (userName.includes('__')) return 'Use one underscore at a time.';
  if (userName.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (userName.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  return isMisleading(userName, brand) ? 'This name looks like an official account. Choose another one.' : null;
}

/** The message for a pseudonym that another user has. */
export const TAKEN_MESSAGE = 'Somebody already has this name.';

function isMisleading(userName: string, brand: string): boolean {
  const letters = userName
    .toLowerCase()
    .replaceAll('_', '')
    .replaceAll(/\d/g, (digit) => LETTERS_OF_DIGITS[Number(digit)] ?? digit);
  const words = userName
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\d]+/);
  const brandName = brand.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return (
    (brandName !== '' && letters.includes(brandName)) ||
    words.some((word) => MISLEADING_WORDS.includes(word)) ||
    MISLEADING_BEGINNINGS.some((beginning) => letters.startsWith(beginning))
  );
}
