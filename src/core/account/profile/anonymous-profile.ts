/** The pseudonym and avatar that a user is shown under; empty texts until chosen (EN-ANON-PROFILE). */
export interface AnonymousProfile {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
  readonly fullAvatarUrl: string;
}

/** The part that the user chooses; the service makes the full address of the picture. */
export interface AnonymousProfileChoice {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
  /** True if a new pseudonym keeps picture, line and job title, by which others can connect it with the old one. */
  readonly keepsLook?: boolean;
  /** True if the user was asked and wants a pseudonym that holds a part of their own name. */
  readonly usesOwnName?: boolean;
}

/** A picture to choose: a `kolam:` address and a hex colour. */
export interface SuggestedAvatar {
  readonly avatarUri: string;
  readonly avatarColor: string;
}

/** True if a pseudonym is free; the message says what to change, or asks before a free one is saved; else empty. */
export interface UsernameVerdict {
  readonly valid: boolean;
  readonly message: string;
}

/** Before anything is chosen. */
export const emptyAnonymousProfile: AnonymousProfile = {
  userName: '',
  avatarUri: '',
  avatarColor: '',
  fullAvatarUrl: '',
};
