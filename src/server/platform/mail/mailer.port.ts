/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves once the mail is on its way (or lies in the built-in mailbox); rejects where the mail server refused it. */
  send(mail: Mail): Promise<void>;
}
