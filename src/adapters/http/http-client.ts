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
import { blockedForCrawlersFailure, failureOfAnswer, failureOfUnreadableAnswer } from './failure-of-answer';
import type { ServiceName } from './generated/services';
import { serviceBases } from './generated/services';

/** The parts of the running app that the HTTP client uses. */
export interface HttpClientOptions {
  /**
   * Base URL of a service, without a slash at the end: `/api/feed`, or `https://feed.example/api/feed`. `serviceBases` has
   * the paths that the contract gives. Outside a browser it needs an origin.
   */
  readonly baseUrlOf: (service: ServiceName) => string;
  readonly fetch: Fetch;
  /** The headers that each request to this service carries (appid, systemid), read again for every request. */
  readonly commonHeaders: (service: ServiceName) => Readonly<Record<string, string>>;
  /**
   * The viewer is a crawler: calls that are blocked for crawlers are not sent. Their callers get the refusal that the service
   * would give (`crawler_not_allowed`), watchers are not called.
   */
  readonly isCrawler?: boolean;
  /** A call without an answer counts as lost after this many ms, unless it sends a file. Not given: it waits as long as the browser does. */
  readonly maxWaitMs?: number;
}

/** The media type of a body that is a file. */
const FILE_TYPE = 'application/octet-stream';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In place of the client's own. */
  readonly fetch?: Fetch;
}

/** An operation, as a generated method names it. */
export interface Operation {
  readonly id: string;
  readonly method: 'delete' | 'get' | 'patch' | 'post' | 'put';
  /** As in the OpenAPI file: `/v1/feed/{postId}`. */
  readonly path: string;
  readonly purpose?: CallPurpose;
  /** The statuses of a success; not given: 200 for a call whose answer has a body, 204 for one without. */
  readonly success?: readonly number[];
}

/** The input of an operation; members that it does not have are absent. */
export interface CallInput {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

/**
 * The calls of one service. Generated classes are its only users: they have each operation's types from the OpenAPI file
 * and apply them to the unchecked answer.
 */
export interface ServiceCalls {
  /** A call whose answer has a body. Without one, or with another status than declared, an answer is a failure (`answer_unreadable`). */
  send(operation: Operation, input: CallInput, options: CallOptions): Promise<Result<unknown, Failure>>;
  /** A call whose answer has no body: null. Another status than declared is a failure (`answer_unreadable`). */
  sendForNothing(operation: Operation, input: CallInput, options: CallOptions): Promise<Result<unknown, Failure>>;
}

/**
 * Carries the calls of all services. Every outcome is a Result: a refused, lost or cancelled call never throws. Nothing
 * is retried. An answer of 401 or 403 cancels every other call that is under way (ER-UNAUTH-CANCEL) before the watchers
 * are notified.
 */
export interface HttpClient extends FailedCalls {
  service(name: ServiceName): ServiceCalls;
  /** Cancels every call that is under way; each ends with the failure `cancelled`. */
  cancelAll(): void;
}

/**
 * Any document. openapi-fetch could be given each document's own types, but those lose every member that is always null
 * (`Readable` and `Writable` of openapi-typescript-helpers 0.1); so it only builds requests and reads answers.
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
 * Returns whether a request is sent to its end though its page is left: reports and marks of reading are often sent at that moment. A beacon would outlive
 * the page too, but has no headers. A browser takes 64 kB of such requests at a time, and these are small.
 */
function outlivesPage(method: Operation['method'], purpose: CallPurpose | undefined): boolean {
  return purpose === 'log' || (purpose === 'background' && method !== 'get');
}

/** Makes the HTTP client of one running app. */
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
      try {
        const { data, error, response } = await client.request(method, path, {
          params: { path: { ...input.path }, query: { ...input.query }, header: { ...input.headers } },
          body: input.body,
          ...(file && { bodySerializer: () => file }),
          headers: file ? { ...commonHeaders(name), 'content-type': FILE_TYPE } : commonHeaders(name),
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
      if (!result.ok)
        report({ ...trace.address(), operationId: id, purpose: purpose ?? null, failure: result.failure });
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
