/** Choices about how the user is shown. */
export interface Preferences {
  /** Whether the designation stands beside the pseudonym. */
  readonly showDesignation: boolean;
}

/** The kinds of news that the inbox takes. */
export interface MessagePreferences {
  /** Votes on what the user has written. */
  readonly votes: boolean;
}

/** The mails that the user has asked for. */
export interface Subscription {
  /** The weekly mail with the posts of the followed communities. */
  readonly digest: boolean;
}

/** The mails that a key can end. */
export interface Unsubscribed {
  readonly subscription: keyof Subscription;
}
