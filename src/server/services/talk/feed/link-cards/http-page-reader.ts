import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as askPlainly } from 'node:http';
import { request as askSecurely } from 'node:https';
import { getDomain } from 'tldts';
import type { HostOverride, ResolveHost } from '@/server/platform/http/checked-lookup';
import { fixedLookup, publicAddressesOf, resolveByDns } from '@/server/platform/http/checked-lookup';
import { RequestCounts } from '@/server/platform/http/request-counts';
import type { LinkedPage } from '../attachments/link-card';
import { ACCEPTED_CODINGS, htmlOf, pictureOf } from './page-body';
import type { PageParser } from './page-parser';
import type { PageReader } from './page-reader.port';

/** The limit for the whole read, including redirects. */
const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;
const MAX_PER_DOMAIN = 20;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export interface HttpPageReaderOptions {
  readonly standIns: readonly HostOverride[];
  readonly asksOutside: boolean;
  readonly userAgent: () => string;
  readonly now: () => number;
  readonly parser: Pick<PageParser, 'parse'>;
  readonly resolve?: ResolveHost;
  /** In ms. */
  readonly timeout?: number;
}

interface Wanted<Content> {
  readonly accept: string;
  readonly codings: string;
  readonly take: (answer: IncomingMessage, address: URL) => Promise<Content | null>;
}

const PICTURE: Wanted<Buffer> = { accept: 'image/jpeg,image/png,image/webp', codings: 'identity', take: pictureOf };

interface Route {
  readonly addresses: readonly string[];
  readonly port: number;
}

/**
 * Reads public pages. Links are user-supplied and must not reach internal hosts. Every address, including redirects, is
 * resolved here, must be public, and is used for the connection. Nothing about the user is sent.
 */
export class HttpPageReader implements PageReader {
  readonly #options: HttpPageReaderOptions;
  readonly #counts: RequestCounts;

  constructor(options: HttpPageReaderOptions) {
    this.#options = options;
    this.#counts = new RequestCounts(options.now);
  }

  read(address: URL): Promise<LinkedPage | null | 'busy'> {
    return this.#read(address, {
      accept: 'text/html,application/xhtml+xml',
      codings: ACCEPTED_CODINGS,
      take: async (answer, at) => {
        const html = await htmlOf(answer);
        return html === null ? null : this.#options.parser.parse(html, at);
      },
    });
  }

  readPicture(address: URL): Promise<Buffer | null | 'busy'> {
    return this.#read(address, PICTURE);
  }

  async #read<Content>(address: URL, wanted: Wanted<Content>): Promise<Content | null | 'busy'> {
    const signal = AbortSignal.timeout(this.#options.timeout ?? TIMEOUT_MS);
    try {
      return await this.#follow(address, wanted, signal);
    } catch {
      // A remote host may be unreachable, disconnect or send anything.
      return null;
    }
  }

  async #follow<Content>(first: URL, wanted: Wanted<Content>, signal: AbortSignal): Promise<Content | null | 'busy'> {
    let address: URL | null = first;
    for (let redirects = 0; address !== null && redirects <= MAX_REDIRECTS; redirects += 1) {
      const route = await this.#routeTo(address, signal);
      if (route === null) return null;
      if (this.#counts.take(getDomain(address.hostname) ?? address.hostname, MAX_PER_DOMAIN) > 0) return 'busy';
      const answer = await this.#ask(address, route, wanted, signal);
      try {
        if (!REDIRECTS.has(answer.statusCode ?? 0)) return await wanted.take(answer, address);
        address = URL.parse(answer.headers.location ?? '', address.href);
      } finally {
        answer.destroy();
      }
    }
    return null;
  }

  /** Returns null for an address that must not be contacted. */
  async #routeTo(address: URL, signal: AbortSignal): Promise<Route | null> {
    const { hostname, protocol, port, username, password } = address;
    const { standIns, asksOutside, resolve = resolveByDns(signal) } = this.#options;
    const usualPort = PORTS[protocol];
    // Parsed addresses omit default ports.
    if (usualPort === undefined || port !== '' || username !== '' || password !== '') return null;
    const standIn = standIns.find(({ host }) => host === hostname);
    if (standIn !== undefined) return { addresses: [standIn.address], port: standIn.port };
    if (!asksOutside) return null;
    const addresses = await publicAddressesOf(hostname, resolve);
    return addresses === null ? null : { addresses, port: usualPort };
  }

  #ask(
    address: URL,
    { addresses, port }: Route,
    { accept, codings }: Pick<Wanted<unknown>, 'accept' | 'codings'>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const options: RequestOptions = {
      agent: false,
      port,
      lookup: fixedLookup(addresses),
      signal,
      headers: {
        host: address.host,
        'user-agent': this.#options.userAgent(),
        accept,
        'accept-encoding': codings,
      },
    };
    const ask = address.protocol === 'https:' ? askSecurely : askPlainly;
    return new Promise((resolve, reject) => {
      ask(address, options, resolve)
        .on('error', reject)
        // A protocol switch (101) ends without an answer or an error.
        .on('close', () => reject(new Error('no answer')))
        .end();
    });
  }
}
