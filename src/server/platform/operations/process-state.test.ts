import { temporaryFolders } from '@tests/support/temporary-folders';
import { openTestDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database';
import { fileStoreName } from '../files/file-store-name';
import { deleteOldTaskRuns, ProcessState } from './process-state';
import { lastTaskRuns } from './process-state.queries';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 24, 12);
const folder = temporaryFolders('process-state');

let database: Database;
let now = START;
beforeAll(async () => {
  database = { ...(await openTestDatabase()), kind: 'postgres' };
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.execute('delete from platform.processes; delete from platform.task_turns');
});

const aProcess = (fileStore: string): ProcessState =>
  new ProcessState({ database, fileStore, runsTasks: true, now: () => now });
const turn = (failed: boolean, name = 'push') => ({ name, failed, every: MINUTE_MS, isOfProcess: false });

it('finds out that another process keeps its files in another place, until that has left or is silent', async () => {
  const [first, second, third] = [aProcess('here'), aProcess('here'), aProcess('there')];
  await first.note();
  await second.note();
  expect(await second.hasFilesApart()).toBe(false);
  await third.note();
  expect(await third.hasFilesApart()).toBe(true);
  expect(await first.hasFilesApart()).toBe(true);
  await third.leave();
  expect(await first.hasFilesApart()).toBe(false);
  const killed = aProcess('there');
  await killed.note();
  now += 3 * MINUTE_MS;
  expect(await first.hasFilesApart()).toBe(true);
  now += 1;
  expect(await first.hasFilesApart()).toBe(false);
});

it('tells of the last turn of each task and its last good end, whichever process it was', async () => {
  const [first, second] = [aProcess('here'), aProcess('here')];
  first.ranTask(turn(false));
  await first.note();
  now += MINUTE_MS;
  second.ranTask(turn(true));
  second.ranTask({ ...turn(false, 'request counts'), isOfProcess: true });
  await second.note();
  const [push, ...others] = await database.query(lastTaskRuns);
  expect(others).toEqual([]);
  expect(push).toEqual({
    task: 'push',
    every_seconds: 60,
    ended_at: new Date(START + MINUTE_MS),
    succeeded_at: new Date(START),
  });
  await deleteOldTaskRuns(database)(now + 30 * 86_400_000 + 1);
  expect(await database.query(lastTaskRuns)).toEqual([]);
});

it('names a store by its address, and a data folder by a name of its own that stays', () => {
  const [one, other] = [folder(), folder()];
  const at = (dataDirectory: string) => fileStoreName({ fileStore: null, dataDirectory });
  expect(at(one)).toBe(at(one));
  expect(at(one)).not.toBe(at(other));
  const access = { region: 'here', accessKeyId: 'key', secretAccessKey: 'secret' };
  const fileStore = { endpoint: 'https://s3.example', bucket: 'photos', ...access };
  expect(fileStoreName({ fileStore, dataDirectory: one })).toBe('https://s3.example/photos');
});
