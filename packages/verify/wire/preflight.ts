import { CouldNotRun } from '../command/could-not-run';
import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import type { ReceivedAnswer, SentRequest, TransportError } from './exchange';
import { MAX_ANSWER_BYTES } from './send';

const MAX_REDIRECTS = 5;
const MEBIBYTE = 1024 * 1024;

const ADVICE: Readonly<Record<TransportError, string>> = {
  refused: 'Nobody listens there. Start the service, or give its address with --url.',
  reset: 'It ends the connection before it has answered. Read the service’s log; --url must name its HTTP port.',
  timeout: 'It takes the connection and does not answer. Read the service’s log, or give it longer with --timeout.',
  large: `Its first answer has more than ${MAX_ANSWER_BYTES / MEBIBYTE} MiB, which no call of the contract has. Is --url the service?`,
  short:
    'Its first answer ends before the length that its headers announce. Mend content-length, or the proxy before it.',
  malformed: 'It does not speak HTTP, or its answer is longer than announced. --url must name its HTTP port.',
  encoded: 'Its first answer has a content-encoding that its bytes do not have. Compress it, or leave the header out.',
};

/** Refuses invalid URLs, and URLs of other machines unless `allowRemote` is true. */
export function checkAddress(url: string, allowRemote: boolean): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new CouldNotRun(`--url ${url} is no address. It looks like http://127.0.0.1:4000.`);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(address.hostname);
  if (isLoopback || allowRemote) return address;
  throw new CouldNotRun(
    `${address.origin} is another machine. Verification writes: give --allow-remote if it may, or --profile read-only.`,
  );
}

/** Throws CouldNotRun with advice if there is no service: no answer, a redirect loop, or only web pages. */
export async function preflight(
  { name, operations }: ServiceContract,
  origin: string,
  callTo: (path: string) => SentRequest,
  sendTo: (request: SentRequest) => Promise<ReceivedAnswer>,
): Promise<void> {
  const reads = operations.filter(({ method, path }) => method === 'get' && !path.includes('{')).slice(0, 3);
  const paths =
    reads.length > 0
      ? reads.map(({ base, path }) => base + path)
      : operations.slice(0, 1).map(({ base, path }) => base + path);
  const answers = await Promise.all(paths.map((path) => answerTo(path, origin, callTo, sendTo)));
  const isPage = ({ headers }: ReceivedAnswer) => (headers['content-type'] ?? '').startsWith('text/html');
  // A service without sockets may answer with a page; then no event is provoked.
  if (name !== REALTIME && answers.length > 0 && answers.every(isPage))
    throw new CouldNotRun(
      `${origin} answers ${paths.join(', ')} with web pages, so it is no ${name} service. --url is the origin that the contract’s paths hang from, without /api.`,
    );
}

async function answerTo(
  path: string,
  origin: string,
  callTo: (path: string) => SentRequest,
  sendTo: (request: SentRequest) => Promise<ReceivedAnswer>,
): Promise<ReceivedAnswer> {
  let at = path;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendTo(callTo(at));
    if (answer.trouble !== null) throw new CouldNotRun(`${origin} cannot be verified. ${ADVICE[answer.trouble]}`);
    const to = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || to === undefined) return answer;
    const target = new URL(to, new URL(at, origin));
    if (target.origin !== new URL(origin).origin)
      throw new CouldNotRun(
        `${origin} redirects ${path} to ${target.origin}. If that is the service, give it as --url.`,
      );
    at = target.pathname + target.search;
  }
  throw new CouldNotRun(
    `${origin} redirects ${path} in a loop. Calls of a contract are answered where they are made; mend the route.`,
  );
}
