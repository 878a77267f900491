import { CookieJar } from 'tough-cookie';

export const SESSION_COOKIES: readonly string[] = ['AT', 'RT'];

/** Returns false for a guest's cookies, such as the theme. */
export function namesSession(cookie = ''): boolean {
  return cookie.split(/;\s*/).some((pair) => SESSION_COOKIES.includes(pair.split('=')[0] ?? ''));
}

export class Cookies {
  readonly #jar = new CookieJar();

  constructor(
    private readonly origin: string,
    given: Readonly<Record<string, string>> = {},
  ) {
    for (const [name, value] of Object.entries(given)) this.#jar.setCookieSync(`${name}=${value}; Path=/`, origin);
  }

  get header(): string {
    return this.#jar.getCookieStringSync(this.origin);
  }

  get(name: string): string | undefined {
    return this.#jar.getCookiesSync(this.origin).find(({ key }) => key === name)?.value;
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) this.#jar.setCookieSync(line, this.origin, { ignoreError: true });
  }
}
