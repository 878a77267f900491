import { CookieJar as Jar } from 'tough-cookie';

export class CookieJar {
  readonly #jar = new Jar();
  readonly #origin: string;

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
  }

  get cookie(): string {
    return this.#jar.getCookieStringSync(this.#origin, { http: false });
  }

  set cookie(line: string) {
    this.#jar.setCookieSync(line, this.#origin, { http: false });
  }

  get header(): string {
    return this.#jar.getCookieStringSync(this.#origin);
  }

  get pairs(): readonly { readonly name: string; readonly value: string }[] {
    return this.#jar.getCookiesSync(this.#origin).map(({ key, value }) => ({ name: key, value }));
  }

  get(name: string): string | undefined {
    return this.pairs.find((pair) => pair.name === name)?.value;
  }

  set(name: string, value: string): void {
    this.#jar.setCookieSync(`${name}=${value}; Path=/`, this.#origin);
  }

  keep({ headers }: Response): void {
    for (const line of headers.getSetCookie()) this.#jar.setCookieSync(line, this.#origin);
  }
}
