import { randomUUID } from 'node:crypto';
import { copyDemoData } from '@tests/support/demo-data';
import { sampleOf } from '@tests/support/operation-samples';
import { mergedOf } from '@tests/support/schema-values';
import type { SignedIn } from '@tests/support/sign-in';
import { guestHeaders, signInAt } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { BROWSER } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { OpenApiDocument } from '@/contract/openapi-document';
import { BYTES_TYPE, HTTP_METHODS, JSON_TYPE } from '@/contract/openapi-document';
import { buildServer } from '../../scripts/lib/build-server';
import type { PlacedOperation } from './harness/all-operations';
import { addressOf, allOperations } from './harness/all-operations';
import type { ServerProcess } from './harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from './harness/server-process';

const ASHA = { sub: '900000000000000000001' };

const LEFT_OUT: Readonly<Record<string, string>> = {
  acceptTalk: 'another user has sent a request',
  acceptConduct: 'the user is a moderator',
  addSignInMethod: 'the provider of the account gives the token',
  answerApplication: 'the user has applied two weeks before',
  answerFact: 'the user speaks for the company',
  answerComplaint: 'a complaint of untruth asks about what the user contributed',
  appealDecision: 'a moderator has decided about what the user contributed',
  claimCase: 'the user is a moderator',
  confirmClaim: 'the code is in a mail',
  decideCase: 'the user is a moderator',
  deleteAccount: 'its confirmation is the pseudonym that the user has chosen',
  deleteMessage: 'the user has a conversation',
  deletePostMedia: 'the user’s post has a picture first',
  editAnswer: 'the user speaks for the company',
  editMessage: 'the user has a conversation',
  enterRoom: 'the user follows the topic',
  endSession: 'the user has another session',
  getConductAcceptance: 'the user is a moderator',
  getAnswer: 'a company has answered',
  getClaimToConfirm: 'the code is in a mail',
  getOperations: 'the user is a moderator',
  getStatement: 'a moderator has decided about what the user contributed',
  giveAnswer: 'the user speaks for the company',
  leaveTalk: 'the user has a conversation',
  linkPortalAccount: 'the job portal gives the token',
  listCases: 'the user is a moderator',
  removeLogo: 'the user is a moderator',
  removeSignInMethod: 'the user has another login',
  setLogo: 'the user is a moderator',
  uploadLogo: 'the user is a moderator',
  listMessages: 'the user has a conversation',
  mergeAccounts: 'the provider of the other account gives the proof',
  previewMerge: 'the provider of the other account gives the proof',
  muteTalk: 'the user has a conversation',
  proveClaimCode: 'the code is in a mail',
  proveClaimRecord: 'the record is in the DNS',
  readTalk: 'the user has a conversation',
  releaseCase: 'the user is a moderator',
  reportMessage: 'the user has a conversation',
  replyToAnswer: 'a company has answered what the user contributed',
  restorePhoto: 'the user has deleted the photo before',
  deletePhoto: 'the answer to a contribution names no photo',
  restoreContribution: 'the user has withdrawn the contribution before',
  restorePost: 'the user has deleted the post before',
  restoreReview: 'the user has deleted the review before',
  decideCorrection: 'the user is a moderator',
  listCorrections: 'the user is a moderator',
  proposeCorrection: 'the user has proven a claim',
  revokeClaims: 'the user is a moderator',
  addCompanyDomain: 'the user is a moderator',
  listProvedDomains: 'the user is a moderator',
  removeCompanyDomain: 'the user is a moderator',
  withdrawCorrection: 'the user has proven a claim',
  saveNaukriInfo: 'the job portal gives the token',
  sendMessage: 'the user has a conversation',
  showLink: 'the user’s post has a link first',
  undoDecision: 'the user is a moderator',
  unsubscribe: 'the key is in a mail',
  updateUnemployedCareerStatus: 'the user has another career status than that of the example',
  verifyCode: 'the code is in a mail',
  withdrawAnswer: 'the user speaks for the company',
  withdrawContribution: 'the answer to a contribution of pay, an interview or benefits names no id',
};

const sources = new Map(Object.values(serviceDocuments).flatMap((document) => [...sourcesIn(document)]));
const operations = allOperations.filter(({ operationId }) => !(operationId in LEFT_OUT));
/** The demo data has no reply to a comment. */
const empty = new Set([
  'listReplies',
  ...Object.values(serviceDocuments).flatMap((document) => [...emptyIn(document)]),
]);
const lists = operations.filter((operation) => isListForGuests(operation) && !empty.has(operation.operationId));
const byId = new Map(allOperations.map((operation) => [operation.operationId, operation]));

describe('the example of each operation, sent to the product with the demo data by a client that knows the contract alone', () => {
  const folder = temporaryFolders('examples');
  let server: ServerProcess;
  let asha: SignedIn;
  let people = 0;
  beforeAll(async () => {
    await buildServer(SERVER_BUNDLE);
    const data = folder();
    await copyDemoData(data, async (first) => {
      const made = await startServerProcess({ DATA_DIR: first, PORT: String(await freePort()) });
      await made.kill('SIGINT');
    });
    const limits = ['LOGIN', 'WRITES', 'CONTRIBUTIONS', 'READS'].map((name) => [`LIMIT_${name}_PER_MINUTE`, '1000000']);
    server = await startServerProcess({
      DATA_DIR: data,
      PORT: String(await freePort()),
      NODE_ENV: 'production',
      LINK_CARDS: 'off',
      CARDS_SHOW_WITHIN_HOURS: '0',
      SERVICE_KEYS: 'example:0123456789abcdef0123456789abcdef',
      ...Object.fromEntries(limits),
    });
    asha = await signInAt(server.origin, ASHA);
  }, 240_000);
  afterAll(() => server.kill('SIGKILL'));

  /** Writers' calls use a demo writer; others a fresh user, so that no call ends another's session. */
  async function callerOf(operation: PlacedOperation): Promise<SignedIn | null> {
    if (!operation.needsSession) return null;
    const isOf = ({ isShownUnderProfile, problemCodes }: PlacedOperation) =>
      isShownUnderProfile ||
      problemCodes.some((code) => /^(reader_required|writer_required|profile_not_available)$/.test(code));
    const before = [...sourcesOf(operation)].flatMap(([, [source]]) => byId.get(source) ?? []);
    if ([operation, ...before].some(isOf)) return asha;
    people += 1;
    return signInAt(server.origin, { name: `Person ${people}`, email: `person-${people}@mail.example` });
  }

  async function send(operation: PlacedOperation, caller: SignedIn | null): Promise<{ status: number; body: unknown }> {
    const subjects: Record<string, unknown> = { 'idempotency-key': randomUUID() };
    for (const [name, [source, pointer]] of sourcesOf(operation)) {
      const earlier = byId.get(source);
      if (earlier === undefined)
        throw new Error(`${operation.operationId} takes ${name} from ${source}, which is no operation.`);
      subjects[name] = valueAt((await send(earlier, caller)).body, pointer);
    }
    if (operation.isShownUnderProfile) {
      const profiles = byId.get('listPseudoProfiles');
      if (profiles !== undefined) subjects['profile-tag'] = valueAt((await send(profiles, caller)).body, '/profileTag');
    }
    const sample = sampleOf(operation, subjects);
    const { body } = sample;
    const response = await fetch(server.origin + addressOf(operation, sample), {
      method: operation.method.toUpperCase(),
      headers: {
        'user-agent': BROWSER,
        ...(caller?.headers ?? guestHeaders(server)),
        ...sample.headers,
        ...(body === undefined ? {} : { 'content-type': isFile(body) ? BYTES_TYPE : JSON_TYPE }),
      },
      ...(body === undefined ? {} : { body: isFile(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }

  it.each(operations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s is answered well',
    async (_id, operation) => {
      const answer = await send(operation, await callerOf(operation));
      expect(answer).toMatchObject({ status: expect.toBeOneOf([200, 201, 202, 204]) });
    },
  );

  it.each(lists.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s gives an item',
    async (_id, operation) => {
      const { body } = await send(operation, null);
      expect(valueAt(body, '/items') ?? body).toEqual(expect.arrayContaining([expect.anything()]));
    },
  );

  it('leaves out operations that exist', () => {
    expect(Object.keys(LEFT_OUT).filter((id) => !byId.has(id))).toEqual([]);
  });
});

function sourcesOf({
  operationId,
}: PlacedOperation): ReadonlyMap<string, readonly [operationId: string, pointer: string]> {
  return sources.get(operationId) ?? new Map();
}

function* sourcesIn(document: OpenApiDocument): Generator<[string, ReadonlyMap<string, readonly [string, string]>]> {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of HTTP_METHODS.flatMap((method) => item[method] ?? [])) {
      const named = Object.entries(operation['x-from'] ?? {}).map(([name, source]): [string, [string, string]] => {
        const [id = '', pointer = ''] = source.split('#');
        return [name, [id, pointer]];
      });
      yield [operation.operationId ?? '', new Map(named)];
    }
  }
}

function isListForGuests({ method, needsSession, responses }: PlacedOperation): boolean {
  const { type, properties } = mergedOf(responses[200]?.content?.[JSON_TYPE]?.schema ?? {});
  return method === 'get' && !needsSession && (type === 'array' || Object.hasOwn(Object(properties), 'items'));
}

/** Yields the lists that are empty on the demo data for a reason. */
function* emptyIn({ paths = {} }: OpenApiDocument): Generator<string> {
  for (const item of Object.values(paths))
    for (const operation of HTTP_METHODS.flatMap((method) => item[method] ?? []))
      if (Object.hasOwn(Object(Reflect.get(operation, 'x-verify')), 'empty')) yield operation.operationId ?? '';
}

function isFile(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined), body);
}
