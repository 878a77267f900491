import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The public author of a post: a pseudonym, or a designation and company. It does not identify the user. */
export interface PostAuthor {
  readonly name: string;
  /** The author's job in words common enough not to identify them, or null if it is unknown. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly profileType: ProfileType;
  /** The verification at the time of writing, or null if there was none. */
  readonly proof: Proof | null;
}
