import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The persona that a post is shown under: a pseudonym, or a designation and company. Nothing in it identifies the user. */
export interface PostAuthor {
  readonly name: string;
  /** The author's work in words that many share, or null if it is not known. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly profileType: ProfileType;
  /** The check at the time of writing, or null if there is none. */
  readonly proof: Proof | null;
}
