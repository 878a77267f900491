import type { Client } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { fail, ok } from '@/core/common/result';
import type { Fetch } from './call-trace';
import { CallTrace } from './call-trace';
import { failureOfAnswer, failureOfUnreadableAnswer } from './failure-of-answer';
import type { ServiceName } from './generated/services';
import type { FailedCall, HttpWatcher } from './http-watcher';

/** What the HTTP client needs from the running app. */
export interface HttpClientOptions {
  /** Base URL of every service, without a slash at the end: `/api/feed`, or `https://feed.example/api/feed`. */
  readonly baseUrls: Readonly<Record<ServiceName, string>>;
  readonly fetch: Fetch;
  /** The headers that each request to this service carries (appid, systemid), read anew for every request. */
  readonly commonHeaders: (service: ServiceName) => Readonly<Record<string, string>>;
}

/** What a caller may add to any call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What a generated method hands on to openapi-fetch. */
export interface CallInit {
  readonly signal: AbortSignal;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
}

/** An openapi-fetch answer, as far as the client reads it. */
interface ReadAnswer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** Makes one call with the client it is given. */
type Ask<Paths extends object, Body> = (client: Client<Paths>, init: CallInit) => Promise<ReadAnswer<Body>>;

/** The calls of one service; generated classes are its only users. */
export interface ServiceCalls<Paths extends object> {
  /** A call that answers a body. A 2xx answer without one is a failure (`answer_unreadable`). */
  send<Body>(operationId: string, ask: Ask<Paths, Body>, options: CallOptions): Promise<Result<Body, Failure>>;
  /** A call that may answer nothing (204): null then. */
  sendForMaybe<Body>(operationId: string, ask: Ask<Paths, Body>, options: CallOptions): Promise<Result<Body | null, Failure>>;
}

/**
 * Carries the calls of all services. Every outcome is a Result: a refused, lost or cancelled call never throws. Nothing
 * is retried. An answer of 401 or 403 cancels every other call that is under way (ER-UNAUTH-CANCEL) before the watchers
 * hear of it.
 */
export interface HttpClient {
  service<Paths extends object>(name: ServiceName): ServiceCalls<Paths>;
  /** Ends every call that is under way; each answers the failure `cancelled`. */
  cancelAll(): void;
  /** Tells the watcher of failed calls from now on; the answer ends that. */
  watch(watcher: HttpWatcher): () => void;
}

/** Makes the HTTP client of one running app. */
export function createHttpClient({ baseUrls, fetch, commonHeaders }: HttpClientOptions): HttpClient {
  const underWay = new Set<AbortController>();
  const watchers = new Set<HttpWatcher>();

  function cancelAll(): void {
    for (const controller of underWay) controller.abort();
  }

  function report(call: FailedCall): void {
    const { kind } = call.failure;
    if (kind === 'cancelled') return;
    if (kind === 'unauthenticated' || kind === 'forbidden') cancelAll();
    for (const watcher of watchers) watcher.failed(call);
  }

  function service<Paths extends object>(name: ServiceName): ServiceCalls<Paths> {
    const client = createClient<Paths>({ baseUrl: baseUrls[name], credentials: 'same-origin' });

    async function settle<Body, Value>(
      operationId: string,
      ask: Ask<Paths, Body>,
      options: CallOptions,
      accept: (body: Body | undefined, status: number) => Result<Value, Failure>,
    ): Promise<Result<Value, Failure>> {
      const controller = new AbortController();
      const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal;
      const trace = new CallTrace(fetch);
      underWay.add(controller);
      let result: Result<Value, Failure>;
      try {
        const init = { signal, fetch: trace.fetch, headers: commonHeaders(name) };
        const { data, error, response } = await ask(client, init);
        result = response.ok ? accept(data, response.status) : fail(failureOfAnswer(response.status, error));
      } catch (error) {
        result = fail(trace.failureOf(error, signal));
      } finally {
        underWay.delete(controller);
      }
      if (!result.ok) report({ ...trace.address(), service: name, operationId, failure: result.failure });
      return result;
    }

    return {
      send: (operationId, ask, options) =>
        settle(operationId, ask, options, (body, status) =>
          body === undefined ? fail(failureOfUnreadableAnswer(status)) : ok(body),
        ),
      sendForMaybe: (operationId, ask, options) =>
        settle(operationId, ask, options, (body) => ok(body === undefined ? null : body)),
    };
  }

  return {
    service,
    cancelAll,
    watch(watcher) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
