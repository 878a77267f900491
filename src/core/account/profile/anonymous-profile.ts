export interface AnonymousProfile {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
  readonly fullAvatarUrl: string;
}

export interface AnonymousProfileChoice {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
  /** True to keep picture, line and job title with a new pseudonym. They let other users link it to the old one. */
  readonly keepsLook?: boolean;
  /** True if the user confirmed a pseudonym that contains a part of their own name. */
  readonly usesOwnName?: boolean;
}

export interface SuggestedAvatar {
  readonly avatarUri: string;
  readonly avatarColor: string;
}

/** `message` says what to change, or asks before a free name is saved. Otherwise it is empty. */
export interface UsernameVerdict {
  readonly valid: boolean;
  readonly message: string;
}

export const emptyAnonymousProfile: AnonymousProfile = {
  userName: '',
  avatarUri: '',
  avatarColor: '',
  fullAvatarUrl: '',
};
