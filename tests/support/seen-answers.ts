import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import { projectFile } from '@/server/platform/project-folder';

/** One line per answer, written by every process of a run; `npm test` begins with an empty folder. */
const FILE = projectFile('test-results', 'answers.txt');

/** Codes that every operation shares; tests/integration/every-operation.test.ts asks all operations for them. */
const SHARED_CODES = new Set([
  'body_malformed',
  'body_too_large',
  'content_type_unsupported',
  'crawler_not_allowed',
  'headers_missing',
  'internal_error',
  'not_ready',
  'not_signed_in',
  'origin_not_allowed',
  'too_many_requests',
  'validation_failed',
]);

/** Login tests read their answers themselves, and realtime has no calls. */
const LEFT_OUT = new Set(['login', 'realtime']);

const noted = new Set<string>();

/** By status or problem code; ignores null operations. */
export function noteAnswer(operationId: string | null, status: number, body: string): void {
  if (operationId === null) return;
  const answer = `${operationId} ${status < 400 ? status : JSON.parse(body).code}`;
  if (noted.has(answer)) return;
  noted.add(answer);
  mkdirSync(projectFile('test-results'), { recursive: true });
  appendFileSync(FILE, `${answer}\n`);
}

/** The good answers and the problem codes that a service declares and that no test of this run has seen. */
export function unseenAnswers(): readonly string[] {
  const seen = new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []);
  return Object.entries(serviceDocuments)
    .filter(([name]) => !LEFT_OUT.has(name))
    .flatMap(([, document]) => operationsOf(document))
    .flatMap(({ operationId, responses, problemCodes }) => [
      ...Object.keys(responses)
        .filter((status) => /^2/.test(status))
        .map((status) => `${operationId} ${status}`),
      ...problemCodes.filter((code) => !SHARED_CODES.has(code)).map((code) => `${operationId} ${code}`),
    ])
    .filter((answer) => !seen.has(answer));
}
