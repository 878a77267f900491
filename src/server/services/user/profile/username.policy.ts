const LENGTH = { min: 4, max: 24 } as const;

/** Names that would pass for a representative of the product. */
const MISLEADING_WORDS = ['admin', 'moderator', 'mod', 'official', 'support', 'helpdesk', 'staff', 'system'];
const MISLEADING_BEGINNINGS = ['admin', 'moderator', 'official'];
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/**
 * Returns the fault of a pseudonym as one sentence with the remedy; null if it follows the rules: letters, digits
 * and single underscores, 4 to 24 of them, beginning with a letter, and not misleading. It may still be taken.
 */
export function usernameFault(userName: string, brand: string): string | null {
  if (!/^\w+$/.test(userName)) return 'Use letters from a to z, digits and underscores only.';
  if (!/^[a-z]/i.test(userName)) return 'Begin with a letter.';
  if (userName.includes('__')) return 'Use one underscore at a time.';
  if (userName.length < LENGTH.min) return `Use at least ${LENGTH.min} characters.`;
  if (userName.length > LENGTH.max) return `Use at most ${LENGTH.max} characters.`;
  if (isMisleading(userName, brand)) return 'This name sounds as if it spoke for us. Choose another one.';
  return null;
}

/** Words count whole (Badminton is fine), at the beginning of the name, and behind look-alike digits. */
function isMisleading(userName: string, brand: string): boolean {
  const plain = userName
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => LOOKALIKES[digit] ?? digit)
    .replaceAll('_', '');
  const words = userName
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .split(/[_\d]+/)
    .map((word) => word.toLowerCase());
  const brandName = brand.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  if (brandName !== '' && plain.includes(brandName)) return true;
  return (
    MISLEADING_WORDS.some((word) => words.includes(word)) ||
    MISLEADING_BEGINNINGS.some((beginning) => plain.startsWith(beginning))
  );
}
