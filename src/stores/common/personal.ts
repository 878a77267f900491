/** A store that holds something of the user. The session's end calls `forget` of every one that is bound as personal. */
export interface Personal {
  /** Drops everything of the user, and answers that are still under way for them. Again changes nothing. */
  forget(): void;
}
