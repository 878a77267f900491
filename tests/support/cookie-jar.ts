import { CookieJar as Jar } from 'tough-cookie';

/** The cookies of one browser at one origin, kept as a browser keeps them. */
export class CookieJar {
  readonly #jar = new Jar();
  readonly #origin: string;

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
  }

  /** The value of a page's `document.cookie`: no HttpOnly cookies. */
  get cookie(): string {
    return this.#jar.getCookieStringSync(this.#origin, { http: false });
  }

  set cookie(line: string) {
    this.#jar.setCookieSync(line, this.#origin, { http: false });
  }

  /** The value of a request's Cookie header. */
  get header(): string {
    return this.#jar.getCookieStringSync(this.#origin);
  }

  /** The cookies that a request carries. */
  get pairs(): readonly { readonly name: string; readonly value: string }[] {
    return this.#jar.getCookiesSync(this.#origin).map(({ key, value }) => ({ name: key, value }));
  }

  get(name: string): string | undefined {
    return this.pairs.find((pair) => pair.name === name)?.value;
  }

  set(name: string, value: string): void {
    this.#jar.setCookieSync(`${name}=${value}; Path=/`, this.#origin);
  }

  /** Keeps what an answer sets, and drops what it clears. */
  keep({ headers }: Response): void {
    for (const line of headers.getSetCookie()) this.#jar.setCookieSync(line, this.#origin);
  }
}
