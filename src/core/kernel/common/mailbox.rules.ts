/** Returns the mailbox of an address, in lower case: mail to `asha+news@vaayuna.example` reaches `asha@vaayuna.example`. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/^([^+]+)\+.*(?=@)/, '$1');
}
