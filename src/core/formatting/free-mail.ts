/** Domains at which anybody gets a mailbox, without the endings that vary by country (VA-TEXT-FREEMAIL). */
const PROVIDERS = [
  'gmail',
  'googlemail',
  'yahoo',
  'ymail',
  'rocketmail',
  'outlook',
  'hotmail',
  'live',
  'msn',
  'rediffmail',
  'icloud',
  'aol',
  'proton',
  'protonmail',
  'zohomail',
  'gmx',
  'yandex',
  'mail',
  'fastmail',
] as const;

const ADDRESS = `[a-z0-9][a-z0-9._%+-]{0,63}@(?:${PROVIDERS.join('|')})\\.[a-z]{2,6}(?:\\.[a-z]{2})?`;
const IN_TEXT = new RegExp(`(?<![a-z0-9._%+-])${ADDRESS}(?![a-z0-9-]|\\.[a-z0-9])`, 'gi');
const WHOLE = new RegExp(`^${ADDRESS}$`, 'i');

/** The addresses at common free mail providers in a text, in their order; a hint at contact details (decisions A 63). */
export function findFreeMailAddresses(text: string): readonly string[] {
  return text.match(IN_TEXT) ?? [];
}

/** Whether an address is at a common free mail provider, and so proves no employer or college. */
export function isFreeMailAddress(address: string): boolean {
  return WHOLE.test(address.trim());
}
