import type { PageLocation } from '@/core/navigation/page-location.port';

/** The address bar. */
export class WindowLocation implements PageLocation {
  readonly #location: Location;

  constructor(location: Location) {
    this.#location = location;
  }

  current(): string {
    const { pathname, search, hash } = this.#location;
    return `${pathname}${search}${hash}`;
  }

  assign(to: string): void {
    this.#location.assign(to);
  }

  reload(): void {
    this.#location.reload();
  }
}
