/** The cookies of a document, as far as a page sees and writes them. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0(;|$)/.test(line)) this.#values.delete(name);
    else this.#values.set(name, value);
  }
}
