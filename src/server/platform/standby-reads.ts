import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { hasReached, logPosition } from './standby.queries';

/** Services in which a guest reads nothing that a guest has written before. */
const SERVICES = new Set([
  'aggregation',
  'awards',
  'benefits',
  'company',
  'dropdown',
  'feed',
  'interviews',
  'jobs',
  'page-details',
  'photos',
  'review',
  'salary',
  'search',
  'tenure',
]);
const API = '/api/';
const SITE_MAPS = '/sitemap';

/** A standby may be behind by as many looks of a second each. */
const MAX_LOOKS_BEHIND = 5;

/**
 * The reads of guests, from a standby: of the main services and the site maps, outside of transactions. Users read where they write, so that each finds
 * at once what they did. If the standby is away, behind, or cannot run a statement, the primary runs it.
 */
export class StandbyReads {
  readonly #guests = new AsyncLocalStorage<true>();
  #standby: Database | null = null;
  #positions: readonly string[] = [];
  #isUsable = false;
  #bytesBehind: number | null = null;

  /** `open` connects to the standby; it is called again if it rejects. */
  constructor(
    private readonly primary: Database,
    private readonly open: () => Promise<Database>,
  ) {}

  /** True if guests read from it now. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** The changes that it lacked when it last answered, in bytes; null before its first answer. */
  get bytesBehind(): number | null {
    return this.#bytesBehind;
  }

  /** The primary, but for what guests read. */
  get database(): Database {
    const { primary } = this;
    return {
      ...primary,
      query: async (statement, ...values) => {
        const standby = this.#isUsable && this.#guests.getStore() === true ? this.#standby : null;
        if (standby === null) return primary.query(statement, ...values);
        try {
          return await standby.query(statement, ...values);
        } catch (error) {
          // Until it is looked at again. Other errors are of one statement: a write, or one that lost against the changes that arrive.
          if (error instanceof DatabaseUnavailable) this.#isUsable = false;
          return primary.query(statement, ...values);
        }
      },
      close: async () => {
        this.#isUsable = false;
        await Promise.all([this.#standby?.close(), primary.close()]);
      },
    };
  }

  /** Marks the requests of guests that may be read from the standby. */
  watch(app: FastifyInstance, claimsSession: (request: FastifyRequest) => boolean): void {
    app.addHook('preHandler', (request, _reply, done) => {
      if (isOfGuests(request) && !claimsSession(request)) this.#guests.run(true, done);
      else done();
    });
  }

  /** Looks whether the standby answers and how far it is behind; to be called each second. Never rejects. */
  async look(): Promise<void> {
    this.#isUsable = await this.#isNear().catch(() => false);
  }

  async #isNear(): Promise<boolean> {
    const [now] = await this.primary.query(logPosition);
    if (now === undefined) return false;
    this.#positions = [...this.#positions, now.position].slice(-MAX_LOOKS_BEHIND);
    this.#standby ??= await this.open();
    const [state] = await this.#standby.query(hasReached, this.#positions[0] ?? now.position, now.position);
    this.#bytesBehind = state?.behind ?? null;
    return state?.reached === true;
  }
}

function isOfGuests({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  if (url.startsWith(SITE_MAPS)) return true;
  return url.startsWith(API) && SERVICES.has(url.slice(API.length).split('/')[0] ?? '');
}
