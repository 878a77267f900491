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
}

/** A picture to choose: a `kolam:` address and a hex colour. */
export interface SuggestedAvatar {
  readonly avatarUri: string;
  readonly avatarColor: string;
}

/** Whether a pseudonym is free; the message says what to change, empty if it is. */
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
