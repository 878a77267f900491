/** A mail in plain text, and for some as a page that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document, for mail programs that show one. Absent for mails of a few words. */
  readonly html?: string;
  /** The address that ends a subscription: by one press in the mail program (RFC 8058), or as a page. Absent for mails that are none. */
  readonly unsubscribe?: string;
  /** Names the mail if it may be sent again, so that mail programs and servers see that both are one. Letters, digits and hyphens. */
  readonly id?: string;
}

/** Thrown if a mail server that works did not take one mail, as a rule for its address. */
export class MailRefused extends Error {
  /** `isFinal` is true if the same mail would be refused again (SMTP 5xx). */
  constructor(readonly isFinal: boolean) {
    super(isFinal ? 'The mail server refused a mail for good.' : 'The mail server refused a mail for now.');
    this.name = 'MailRefused';
  }
}

export interface Mailer {
  /** Resolves once the mail is on its way (or lies in the built-in mailbox); rejects with `MailRefused` if the mail server did not take it, and with another error if no mail goes out. */
  readonly send: (mail: Mail) => Promise<void>;
}
