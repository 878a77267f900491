import createClient from 'openapi-fetch';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { isBlockedForCrawlers } from '@/core/kernel/crawlers/is-blocked-for-crawlers';
import type {
  CallPurpose,
  FailedCall,
  FailedCalls,
  FailedCallWatcher,
} from '@/core/kernel/failed-calls/failed-calls.port';
import type { Fetch } from './call-trace';
import { CallTrace } from './call-trace';
import {
  blockedForCrawlersFailure,
  failureOfAnswer,
  failureOfUnreadableAnswer,
  failureWithoutAnswer,
} from './failure-of-answer';
import type { ServiceName } from './generated/services';
import { serviceBases } from './generated/services';

export interface HttpClientOptions {
  /**
   * Returns the address of a service without a trailing slash: `/api/feed`, or `https://feed.example/api/feed`.
   * `serviceBases` has the contract's paths. Outside a browser it needs an origin.
   */
  readonly baseUrlOf: (service: ServiceName) => string;
  readonly fetch: Fetch;
  /** Returns appid, systemid, and the user shown as user-id. Read for every request. */
  readonly commonHeaders: (service: ServiceName) => Readonly<Record<string, string>>;
  /**
   * True for a crawler. Blocked calls are then not sent: callers get the service's refusal (`crawler_not_allowed`),
   * and watchers are not called.
   */
  readonly isCrawler?: boolean;
  /** The time after which a call without a response counts as lost, unless it sends a file. Unlimited by default. */
  readonly maxWaitMs?: number;
}

const FILE_TYPE = 'application/octet-stream';
const SHOWN_USER = 'user-id';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A fetch that replaces the client's own. */
  readonly fetch?: Fetch;
}

export interface Operation {
  readonly id: string;
  readonly method: 'delete' | 'get' | 'patch' | 'post' | 'put';
  /** The path as in the OpenAPI file: `/v1/feed/{postId}`. */
  readonly path: string;
  readonly purpose?: CallPurpose;
  /** The successful statuses. By default 200 for a call whose response has a body, 204 without one. */
  readonly success?: readonly number[];
}

export interface CallInput {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

/** The calls of a service. Only for generated classes, which apply the operation's types to the unchecked response. */
export interface ServiceCalls {
  /** Returns the body. A missing body or undeclared status is a failure (`answer_unreadable`). */
  send(operation: Operation, input: CallInput, options: CallOptions): Promise<Result<unknown, Failure>>;
  /** Returns null on success. An undeclared status is a failure (`answer_unreadable`). */
  sendForNothing(operation: Operation, input: CallInput, options: CallOptions): Promise<Result<unknown, Failure>>;
}

/**
 * Makes the calls of all services. Every outcome is a Result: refused, lost and cancelled calls never throw. Nothing is
 * retried. A 401 or 403 cancels all other running calls (ER-UNAUTH-CANCEL) before watchers are notified. A failed call
 * counts as cancelled if the page shows another user since.
 */
export interface HttpClient extends FailedCalls {
  service(name: ServiceName): ServiceCalls;
  /** Cancels all calls, each of which fails with `cancelled`. */
  cancelAll(): void;
}

/**
 * The paths of any document. The documents' own types lose members that are always null (`Readable` and `Writable` of
 * openapi-typescript-helpers 0.1). So openapi-fetch only builds requests and reads responses.
 */
type AnyPaths = Record<string, Record<Operation['method'], AnyOperation>>;

interface AnyOperation {
  readonly parameters: {
    readonly path: Record<string, unknown>;
    readonly query: Record<string, unknown>;
    readonly header: Record<string, unknown>;
  };
  readonly requestBody: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': unknown } } };
}

/**
 * Returns whether a call uses `keepalive`: reports and read marks, which are often sent when the page is left. A beacon
 * could not have headers. Browsers allow 64 kB of such calls at a time, and these are small.
 */
function outlivesPage(method: Operation['method'], purpose: CallPurpose | undefined): boolean {
  return purpose === 'log' || (purpose === 'background' && method !== 'get');
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrlOf, fetch, commonHeaders, isCrawler = false, maxWaitMs } = options;
  const underWay = new Set<AbortController>();
  const watchers = new Set<FailedCallWatcher>();

  function cancelAll(): void {
    for (const controller of underWay) controller.abort();
  }

  function report(call: FailedCall): void {
    const { kind } = call.failure;
    if (kind === 'cancelled') return;
    if (kind === 'unauthenticated' || kind === 'forbidden') cancelAll();
    for (const watcher of watchers) watcher.failed(call);
  }

  function service(name: ServiceName): ServiceCalls {
    const client = createClient<AnyPaths>({ baseUrl: baseUrlOf(name), credentials: 'same-origin' });

    async function settle(
      { id, method, path, purpose, success }: Required<Pick<Operation, 'success'>> & Operation,
      input: CallInput,
      options: CallOptions,
      hasBody: boolean,
    ): Promise<Result<unknown, Failure>> {
      if (isCrawler && isBlockedForCrawlers(`${serviceBases[name]}${path}`)) return fail(blockedForCrawlersFailure);
      const controller = new AbortController();
      const trace = new CallTrace(options.fetch ?? fetch);
      const file = input.body instanceof Uint8Array ? input.body : null;
      const timeout = file === null && maxWaitMs !== undefined && AbortSignal.timeout(maxWaitMs);
      const signal = AbortSignal.any([controller.signal, options.signal, timeout].filter((each) => !!each));
      underWay.add(controller);
      let result: Result<unknown, Failure>;
      const common = commonHeaders(name);
      try {
        const { data, error, response } = await client.request(method, path, {
          params: { path: { ...input.path }, query: { ...input.query }, header: { ...input.headers } },
          body: input.body,
          ...(file && { bodySerializer: () => file }),
          headers: file ? { ...common, 'content-type': FILE_TYPE } : common,
          signal,
          ...(outlivesPage(method, purpose) && { keepalive: true }),
          fetch: trace.fetch,
        });
        const { ok: isSuccess, status, headers } = response;
        if (!isSuccess) result = fail(failureOfAnswer(status, error, headers.get('retry-after')));
        else if (!success.includes(status) || (hasBody && data === undefined))
          result = fail(failureOfUnreadableAnswer(status));
        else result = ok(hasBody ? data : null);
      } catch (error) {
        result = fail(trace.failureOf(error, signal));
      } finally {
        underWay.delete(controller);
      }
      const hasOtherUser = common[SHOWN_USER] !== undefined && common[SHOWN_USER] !== commonHeaders(name)[SHOWN_USER];
      // A retry would be the other user's write.
      if (!result.ok && hasOtherUser) result = fail(failureWithoutAnswer('cancelled'));
      if (!result.ok) report({ operationId: id, purpose: purpose ?? null, failure: result.failure });
      return result;
    }

    return {
      send: (operation, input, options) => settle({ success: [200], ...operation }, input, options, true),
      sendForNothing: (operation, input, options) => settle({ success: [204], ...operation }, input, options, false),
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
