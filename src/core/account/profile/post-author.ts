import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The public author of a post: a pseudonym, or a designation and company. It does not identify the user. */
export interface PostAuthor {
  readonly name: string;
  /** The author's work in words that many people share, or null if it is not known. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly profileType: ProfileType;
  /** The verification at the time of writing, or null if there was none. */
  readonly proof: Proof | null;
}
