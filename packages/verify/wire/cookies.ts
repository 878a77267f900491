import { CookieJar } from 'tough-cookie';

/** The cookies of one persona at one origin, kept as a browser keeps them. */
export class Cookies {
  readonly #jar = new CookieJar();

  constructor(
    private readonly origin: string,
    given: Readonly<Record<string, string>> = {},
  ) {
    for (const [name, value] of Object.entries(given)) this.#jar.setCookieSync(`${name}=${value}; Path=/`, origin);
  }

  /** The value of a Cookie header; empty for none. */
  get header(): string {
    return this.#jar.getCookieStringSync(this.origin);
  }

  get(name: string): string | undefined {
    return this.#jar.getCookiesSync(this.origin).find(({ key }) => key === name)?.value;
  }

  /** Keeps what an answer sets. */
  keep(lines: readonly string[]): void {
    for (const line of lines) this.#jar.setCookieSync(line, this.origin, { ignoreError: true });
  }
}
