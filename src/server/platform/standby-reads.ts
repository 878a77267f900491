import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './database';
import { sqlStateOf } from './database';
import { DatabaseUnavailable } from './database-unavailable';
import { logPosition, standbyPosition } from './standby.queries';

/** Services in which guests read nothing that guests wrote. */
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

const STATEMENT_TIMEOUT = '57014';

/** The maximum lag in checks, one per second. */
const MAX_LOOKS_BEHIND = 5;

/**
 * Reads guests' data from a standby: main services and site maps, outside transactions. Users read from the primary and
 * see their own writes. Falls back to the primary.
 */
export class StandbyReads {
  readonly #guests = new AsyncLocalStorage<true>();
  #standby: Database | null = null;
  #positions: readonly string[] = [];
  #isUsable = false;
  #bytesBehind: number | null = null;

  constructor(
    private readonly primary: Database,
    private readonly open: () => Promise<Database>,
  ) {}

  get isUsable(): boolean {
    return this.#isUsable;
  }

  get bytesBehind(): number | null {
    return this.#bytesBehind;
  }

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
          if (error instanceof DatabaseUnavailable && sqlStateOf(error.cause) === STATEMENT_TIMEOUT) throw error;
          // Stops using the standby until the next check. Other errors concern one statement, such as a conflict with
          // replication.
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

  watch(app: FastifyInstance, claimsSession: (request: FastifyRequest) => boolean): void {
    app.addHook('preHandler', (request, _reply, done) => {
      if (isOfGuests(request) && !claimsSession(request)) this.#guests.run(true, done);
      else done();
    });
  }

  async look(): Promise<void> {
    this.#isUsable = await this.#isNear().catch(() => false);
  }

  async #isNear(): Promise<boolean> {
    const [now] = await this.primary.query(logPosition);
    if (now === undefined) return false;
    this.#positions = [...this.#positions, now.position].slice(-MAX_LOOKS_BEHIND);
    this.#standby ??= await this.open();
    const [state] = await this.#standby.query(standbyPosition, this.#positions[0] ?? now.position, now.position);
    this.#bytesBehind = state?.behind ?? null;
    return state?.reached === true;
  }
}

function isOfGuests({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  if (url.startsWith(SITE_MAPS)) return true;
  return url.startsWith(API) && SERVICES.has(url.slice(API.length).split('/')[0] ?? '');
}
