import type { AnonymousProfileChoice } from './anonymous-profile';

export const SAME_LOOK_REFUSAL =
  'Your old name had this picture, or its colour. Choose another one, so that nobody can connect the two names.';

type Look = Pick<AnonymousProfileChoice, 'avatarUri' | 'avatarColor'>;
type NamedLook = Pick<AnonymousProfileChoice, 'userName' | 'avatarUri' | 'avatarColor'>;

export function isNewName(before: string, after: string): boolean {
  return before !== '' && before.toLowerCase() !== after.trim().toLowerCase();
}

export function hasSameLook(one: Look, other: Look): boolean {
  return one.avatarUri === other.avatarUri || one.avatarColor.toUpperCase() === other.avatarColor.toUpperCase();
}

/**
 * Returns a fault if the picture links the new pseudonym to the old one, unless the user chose to keep it. Otherwise
 * returns null.
 */
export function sameLookFault(before: NamedLook, choice: NamedLook & { readonly keepsLook?: boolean }): string | null {
  if (choice.keepsLook === true || !isNewName(before.userName, choice.userName)) return null;
  return hasSameLook(before, choice) ? SAME_LOOK_REFUSAL : null;
}
