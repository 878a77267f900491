import { hostileSamples } from '@tests/support/hostile-samples';
import { malformedSamples } from '@tests/support/malformed-samples';
import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { OPERATIONS_WITHOUT_PORT } from '@tests/support/operations-without-port';
import { insertRow } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { GOOGLEBOT } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BYTES_TYPE } from '@/contract/openapi-document';
import { maxFileBytesOf } from '@/contract/operations';
import { TERMS_TO_AGREE, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { chosenSide } from '@/server/platform/sides/sides';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

describe('every operation', () => {
  let world: World;
  let writer: Person;
  let subjects: SampleSubjects;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    writer = await world.writer();
    writer.cookies.set('UAC_I', writer.userId);
    const other = await world.writer();
    const { careerStatusId } = (await other.get('/api/user/user/profile')).body;
    subjects = subjectsOf(await post(other), careerStatusId);
  });
  afterAll(() => world.stop());

  const sample = (operation: PlacedOperation): Sample => sampleOf(operation, subjects);
  const named = (operations: readonly PlacedOperation[]) =>
    operations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]);
  const writes = allOperations.filter(({ method }) => method !== 'get');
  const withFile = allOperations.filter((operation) => maxFileBytesOf(operation) !== null);
  const withBody = allOperations.filter((operation) => operation.requestBody !== null && !withFile.includes(operation));

  it.each(named(allOperations))('%s needs appid and systemid, and knows their values', async (_id, operation) => {
    for (const name of ['appid', 'systemid']) {
      const { status, body } = await makeCall(writer, operation, sample(operation), { headers: { [name]: null } });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'headers_missing', [name]]);
      const wrong = await makeCall(writer, operation, sample(operation), { headers: { [name]: 'unknown' } });
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, [name]]);
    }
  });

  it.each(named(allOperations.filter(({ needsSession }) => needsSession)))(
    '%s needs a session; a forged token is none',
    async (_id, operation) => {
      const forger = world.guest();
      forger.cookies.set('AT', 'A'.repeat(43));
      forger.cookies.set('RT', 'B'.repeat(43));
      const liar = world.guest();
      liar.cookies.set('UAC_K', '1');
      liar.cookies.set('UAC_I', writer.userId);
      for (const client of [world.guest(), forger, liar]) {
        const { status, body } = await makeCall(client, operation, sample(operation));
        expect([status, body.code]).toEqual([401, 'not_signed_in']);
      }
    },
  );

  it.each(named(allOperations.filter(({ isDoneAsUser }) => isDoneAsUser)))(
    '%s is refused where the page showed another user, and does nothing',
    async (_id, operation) => {
      const shown = { headers: { 'user-id': (await world.user()).userId } };
      const { status, body } = await makeCall(writer, operation, sample(operation), shown);
      expect([status, body.code]).toEqual([409, 'profile_changed']);
    },
  );

  it.each(named(allOperations.filter(({ isContribution }) => isContribution)))(
    '%s is refused until the user has agreed to the terms in force',
    async (_id, operation) => {
      const person = await world.user();
      await insertRow(world.server.database, 'identity.terms_agreements', {
        ...{ user_id: person.userId, version: TERMS_VERSION - 1, agreed_on: '2026-01-05' },
      });
      const { status, body } = await makeCall(person, operation, sample(operation));
      expect([status, body.code]).toEqual([409, TERMS_TO_AGREE]);
    },
  );

  it.each(named(allOperations.filter(({ takesPart }) => takesPart)))(
    '%s is refused to an account that has claimed a company',
    async (_id, operation) => {
      const { database, authorship } = world.server;
      const claimant = await world.writer();
      expect(await chosenSide(database, authorship, authorship.personaRef(claimant.userId), 'employer')).toBe(
        'employer',
      );
      const { status, body } = await makeCall(claimant, operation, sample(operation));
      expect([status, body.code]).toEqual([409, 'employer_account']);
    },
  );

  it.each(named(writes))('%s is refused to other sites', async (_id, operation) => {
    for (const origin of ['https://evil.example', 'null', `${world.server.origin}.evil.example`]) {
      const { status, body } = await makeCall(writer, operation, sample(operation), { headers: { origin } });
      expect([status, body.code]).toEqual([403, 'origin_not_allowed']);
    }
  });

  it.each(named(withFile))('%s refuses bodies that are no file, or too large a one', async (_id, operation) => {
    const send = async (body: unknown, type: string) => {
      const answer = await makeCall(writer, operation, sample(operation), { body, headers: { 'content-type': type } });
      return [answer.status, answer.body.code];
    };
    for (const type of ['application/json', 'image/png', 'multipart/form-data; boundary=x']) {
      expect(await send(sample(operation).body, type)).toEqual([415, 'content_type_unsupported']);
    }
    const large = new Uint8Array((maxFileBytesOf(operation) ?? 0) + 1);
    expect(await send(large, BYTES_TYPE)).toEqual([413, 'body_too_large']);
  });

  it.each(named(withBody))('%s refuses bodies that are not what it takes', async (_id, operation) => {
    const send = async (body: unknown, headers = {}) => {
      const answer = await makeCall(writer, operation, sample(operation), { body, headers });
      return [answer.status, answer.body.code];
    };
    const right = JSON.stringify(sample(operation).body);
    for (const malformed of ['{', `${right}}`, "{'a':1}", '\u0000']) {
      expect(await send(malformed)).toEqual([400, 'body_malformed']);
    }
    const wrongs = ['null', '[]', '7', '"text"', '{}', `{"__proto__":{"isWriter":true}}`];
    // Operations with only optional fields accept an empty body.
    for (const wrong of wrongs.filter((body) => body !== right)) {
      expect((await send(wrong))[0]).toBe(400);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect(await send(right, { 'content-type': type })).toEqual([415, 'content_type_unsupported']);
    }
    expect(await send(`"${'x'.repeat(70_000)}"`)).toEqual([413, 'body_too_large']);
  });

  it.each(named(allOperations))('%s refuses each field that is not as its schema says', async (_id, operation) => {
    const passed: unknown[] = [];
    const faults = malformedSamples(operation, sample(operation));
    if (withBody.includes(operation)) expect(faults).not.toEqual([]);
    for (const { field, sample: malformed } of faults) {
      const { status, body } = await makeCall(writer, operation, malformed);
      const names = Object.keys(body?.fields ?? {});
      const isNamed = names.some((name) => name === field || name.startsWith(`${field}.`));
      if (status !== 400 || body.code !== 'validation_failed' || !isNamed)
        passed.push([field, malformed, status, body]);
    }
    expect(passed).toEqual([]);
  });

  it.each(named(allOperations.filter(({ operationId }) => OPERATIONS_WITHOUT_PORT.includes(operationId))))(
    '%s never fails because of a hostile text; tests/contract/refusals.contract.ts says so of all others',
    async (_id, operation) => {
      for (const { title, sample: hostile } of hostileSamples(operation, sample(operation))) {
        const { status } = await makeCall(writer, operation, hostile);
        expect([title, status]).toEqual([title, expect.toSatisfy((answered) => answered < 500)]);
      }
    },
  );

  it.each(named(allOperations.filter(({ isBlockedForCrawlers }) => isBlockedForCrawlers)))(
    '%s is refused to crawlers',
    async (_id, operation) => {
      const headers = { 'user-agent': GOOGLEBOT };
      const { status, body } = await makeCall(world.guest(), operation, sample(operation), { headers });
      expect([status, body.code]).toEqual([403, 'crawler_not_allowed']);
    },
  );

  it('is answered on while one keeps coming, with tokens renewed on the way, and not a month later', async () => {
    const person = await world.user();
    const first = person.cookies.get('AT');
    world.pass(16 * 60_000);
    expect((await person.get('/api/user/user/profile')).status).toBe(200);
    expect(person.cookies.get('AT')).not.toBe(first);
    world.pass(31 * 86_400_000);
    expect((await person.get('/api/user/user/profile')).body.code).toBe('not_signed_in');
    expect(person.cookies.get('AT')).toBeUndefined();
  });
});

describe('every operation, when there is too much', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, {
      config: { limits: { login: 1, writes: 1, contributions: 1, reads: 1 } },
    });
  });
  afterAll(() => world.stop());

  it.each(allOperations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s asks to come back later, and says when',
    async (_id, operation) => {
      const sample = sampleOf(operation);
      let answer = await makeCall(world.guest(), operation, sample);
      for (let count = 1; count <= 15 && answer.status !== 429; count += 1)
        answer = await makeCall(world.guest(), operation, sample);
      const { status, body, headers } = answer;
      expect([status, body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});
