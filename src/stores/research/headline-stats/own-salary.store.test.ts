import { anOwnSalary } from '@tests/support/an-own-salary';
import { expect, it } from 'vitest';

it('what one’s own title earns is asked for by the title alone, and once', async () => {
  const { own, asked } = await anOwnSalary('Software Engineer');
  expect(own.role).toBeNull();
  await own.load();
  await own.load();
  expect(own.role).toMatchObject({ key: 'software-engineer', name: 'Software Engineer', median: 980_000 });
  expect(asked).toEqual([{ jobProfile: 'software-engineer' }]);
});

it('nothing is asked for without a title, and nothing is shown without a figure', async () => {
  const untitled = await anOwnSalary(null);
  await untitled.own.load();
  expect([untitled.own.role, untitled.asked]).toEqual([null, []]);
  const few = await anOwnSalary('Software Engineer', { median: null });
  await few.own.load();
  expect(few.own.role).toBeNull();
});

it('it is asked for again after a call that failed, and after somebody else logs in', async () => {
  const { own, asked, line } = await anOwnSalary('Software Engineer');
  line.goOffline();
  await own.load();
  expect(own.role).toBeNull();
  line.goOnline();
  await own.load();
  expect(own.role).not.toBeNull();
  own.forget();
  expect(own.role).toBeNull();
  await own.load();
  expect(asked).toHaveLength(3);
});
