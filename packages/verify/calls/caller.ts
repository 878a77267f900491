import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRun } from '../command/could-not-run';
import type { Identity } from '../personas/identity';
import { namesSession } from '../wire/cookies';
import type { Exchange, Expectation, ReceivedAnswer, SentRequest, WalkStep } from '../wire/exchange';
import type { RequestPace } from '../wire/pace';
import { send } from '../wire/send';
import type { Call } from './call';
import { requestOf } from './call';

/** Consecutive refused connections after which the service counts as gone. */
const MAX_REFUSED = 5;
/** The maximum number of retries after a short rate limit. Calls do not wait for longer limits. */
const MAX_WAITS = 3;
const MAX_WAIT_SECONDS = 65;

export interface Purpose {
  readonly id: string;
  readonly expectation?: Expectation | null;
  readonly walk?: WalkStep;
  readonly at?: string;
}

export interface CallerOptions {
  readonly pace: RequestPace;
  readonly timeoutMs: number;
  originOf(service: string): string;
  readonly onExchange: (exchange: Exchange) => void;
  readonly signal: AbortSignal;
}

export class Caller {
  #refused = 0;
  #runningWrites = 0;
  /** The number of completed writes that may have changed something. */
  #doneWrites = 0;

  constructor(private readonly options: CallerOptions) {}

  originOf(service: string): string {
    return this.options.originOf(service);
  }

  /** Makes a call. After an unexpected 429 or 503 with Retry-After it waits and retries a few times. */
  async call(call: Call, caller: Identity, { id, expectation = null, walk, at }: Purpose): Promise<Exchange> {
    const { operation } = call;
    const origin = at ?? this.options.originOf(operation.service);
    for (let waits = 0; ; waits += 1) {
      if (this.options.signal.aborted) throw new CouldNotRun('It was stopped.');
      const request = requestOf(call, caller, { origin: new URL(origin).origin });
      const began = performance.now();
      let doneBefore = 0;
      const answer = await this.options.pace.run(() => {
        doneBefore = this.#doneWrites;
        return this.#send(origin, request);
      });
      const own = request.method !== 'GET' && mayHaveWritten(answer) ? 1 : 0;
      const writesBeside = this.#doneWrites - doneBefore - own + this.#runningWrites;
      const milliseconds = performance.now() - began;
      this.#noticeGone(answer, origin);
      // A long body may be refused before it is read; the reset then overtakes the answer.
      const isOvertaken = answer.trouble === 'reset' && (expectation?.statuses.includes(413) ?? false);
      if (isOvertaken && waits < MAX_WAITS) continue;
      // Cookies of another process do not count as the service's.
      if (at === undefined) caller.cookies.keep(answer.setCookies);
      const isUnasked = asksToComeAgain(answer) && !(expectation?.statuses.includes(answer.status) ?? false);
      const seconds = secondsAfter(answer);
      const isLater = isUnasked && waits < MAX_WAITS && seconds <= MAX_WAIT_SECONDS;
      const isExcused = isLater || (isUnasked && answer.status === 429);
      const exchange: Exchange = {
        id: isExcused ? `${id}/later` : id,
        operationId: operation.operationId,
        persona: caller.persona,
        hasSession: hasSessionOf(caller, request),
        own: caller.secrets,
        request,
        answer,
        expectation: isExcused ? laterExpected(answer.status) : expectation,
        walk: isExcused ? null : (walk ?? null),
        milliseconds,
        writesBeside,
      };
      this.options.onExchange(exchange);
      if (!isLater) return exchange;
      await wait(seconds * 1_000);
    }
  }

  async #send(origin: string, request: SentRequest): Promise<ReceivedAnswer> {
    if (request.method === 'GET') return send(origin, request, this.options.timeoutMs);
    this.#runningWrites += 1;
    try {
      const answer = await send(origin, request, this.options.timeoutMs);
      if (mayHaveWritten(answer)) this.#doneWrites += 1;
      return answer;
    } finally {
      this.#runningWrites -= 1;
    }
  }

  #noticeGone({ trouble }: ReceivedAnswer, origin: string): void {
    this.#refused = trouble === 'refused' ? this.#refused + 1 : 0;
    if (this.#refused >= MAX_REFUSED)
      throw new CouldNotRun(
        `${origin} answers no more: the service has ended. Its log says why; start it and verify again.`,
      );
  }
}

function secondsAfter({ headers }: ReceivedAnswer): number {
  const seconds = Number(headers['retry-after'] ?? '1');
  return Number.isFinite(seconds) ? seconds : 1;
}

function asksToComeAgain({ status, headers }: ReceivedAnswer): boolean {
  return status === 429 || (status === 503 && headers['retry-after'] !== undefined);
}

function laterExpected(status: number): Expectation {
  return { statuses: [status], codes: [], reason: 'since it says when to come again', pointer: ['responses'] };
}

function hasSessionOf({ hasSession, headers }: Identity, request: SentRequest): boolean {
  const own = hasSession ? ['cookie', ...Object.keys(headers).filter((name) => name !== 'user-agent')] : [];
  return [...own, 'authorization'].some((name) => name in request.headers) || namesSession(request.headers.cookie);
}

/** Returns false for a refusal. A server error or a missing answer may follow a completed write. */
function mayHaveWritten({ status }: ReceivedAnswer): boolean {
  return status < 400 || status >= 500;
}
