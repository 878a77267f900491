import { expect, it } from 'vitest';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

const DAY_MS = 86_400_000;

export const dataExportsContract: Contract = (harness) => {
  const made = async (person: Actor) => {
    for (;;) {
      const { items } = successOf(await person.port(DataExportsPort).listExports());
      if (items.every(({ state }) => state !== 'making')) return items;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('is made, and ready for seven days', async () => {
    const person = await harness().newcomer();
    expect(await made(person)).toEqual([]);
    const begun = successOf(await person.port(DataExportsPort).startExport());
    expect(begun).toMatchObject({ state: 'making', progress: 0 });
    expect(Date.parse(begun.expiresOn) - Date.parse(begun.createdOn)).toBe(7 * DAY_MS);
    const [ready] = await made(person);
    expect(ready).toMatchObject({ exportId: begun.exportId, state: 'ready', progress: 100 });
  });

  it('is one at a time, and five a day in India', async () => {
    const person = await harness().newcomer();
    const exports = person.port(DataExportsPort);
    harness().passTo('23:30');
    const [one, same] = [successOf(await exports.startExport()), successOf(await exports.startExport())];
    // A second export exists only if the first was ready before the second call.
    if (same.exportId !== one.exportId) {
      const { items } = successOf(await exports.listExports());
      expect(items.find(({ exportId }) => exportId === one.exportId)).toMatchObject({ state: 'ready' });
    }
    await made(person);
    for (let count = (await made(person)).length; count < 5; count += 1) {
      successOf(await exports.startExport());
      await made(person);
    }
    expectRefusal(await exports.startExport(), 'tooMany', 'too_many_requests');
    harness().passTo('00:10');
    for (let count = 0; count < 5; count += 1) {
      successOf(await exports.startExport());
      await made(person);
    }
    // UTC's midnight must not reset the day's limit.
    harness().passTo('05:40');
    expectRefusal(await exports.startExport(), 'tooMany', 'too_many_requests');
  });

  it('is nobody else’s', async () => {
    const guest = harness().as('guest').port(DataExportsPort);
    expectNotSignedIn(await guest.listExports());
    expectNotSignedIn(await guest.startExport());
    const [person, other] = [await harness().newcomer(), await harness().newcomer()];
    successOf(await person.port(DataExportsPort).startExport());
    expect(await made(other)).toEqual([]);
  });
};
