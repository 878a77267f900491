/** The pseudonym and avatar under which one writes; empty texts until chosen (EN-ANON-PROFILE). */
export interface AnonymousProfile {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
  readonly fullAvatarUrl: string;
}

/** A pseudonym and an avatar, as one chooses them. */
export interface AnonymousProfileChoice {
  readonly userName: string;
  readonly avatarUri: string;
  readonly avatarColor: string;
}

/** An avatar to choose. */
export interface SuggestedAvatar {
  readonly avatarUri: string;
  readonly avatarColor: string;
}

/** Whether a pseudonym can be had; the message says what to change, empty where it can. */
export interface UsernameVerdict {
  readonly valid: boolean;
  readonly message: string;
}

/** A pseudonym before anything was chosen. */
export const emptyAnonymousProfile: AnonymousProfile = {
  userName: '',
  avatarUri: '',
  avatarColor: '',
  fullAvatarUrl: '',
};
