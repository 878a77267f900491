export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The link that ends a subscription with one click (RFC 8058), or as a page. */
  readonly unsubscribe?: string;
  /** A stable id for mails that may be resent, so that servers detect duplicates. Letters, digits and hyphens. */
  readonly id?: string;
}

/** Thrown if a working mail server refused one mail, usually for its address. */
export class MailRefused extends Error {
  /** If `isFinal` is true, a retry would be refused too (SMTP 5xx). */
  constructor(readonly isFinal: boolean) {
    super(isFinal ? 'The mail server refused a mail permanently.' : 'The mail server refused a mail for now.');
    this.name = 'MailRefused';
  }
}

export interface Mailer {
  /**
   * Resolves once the mail is sent, or in the built-in mailbox. Rejects with `MailRefused` if only this mail was
   * refused, and with other errors if no mail can be sent.
   */
  readonly send: (mail: Mail) => Promise<void>;
}
