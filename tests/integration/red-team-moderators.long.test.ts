import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderatorsView, openCases } from '../red-team/moderators-view';
import { attackSheets, namingIn, sheetsNow } from '../red-team/red-team';
import { reportOf } from '../red-team/report';
import type { Scene } from '../red-team/scene';
import { playScene } from '../red-team/scene';
import type { Sheet } from '../red-team/sheets';

const SAMPLE = { authors: 30, bystanders: 10, contributions: 100, moderators: 0 };
const TWO_DAYS_MS = 172_800_000;

let scene: Scene;
let view: Sheet;
let known: readonly Sheet[];
beforeAll(async () => {
  scene = await playScene('pglite', SAMPLE, 'moderators', openCases);
  await scene.pass(TWO_DAYS_MS);
  // A moderator with a dump knows more than any moderator.
  known = (await sheetsNow(scene)).filter(({ side }) => side !== 'author');
  view = await moderatorsView(scene);
}, 480_000);
afterAll(() => scene.world.stop());

const valuesOf = (name: string) => view.columns.find((column) => column.name === `${view.name}.${name}`)?.values ?? [];

it('all that a moderator sees of a hundred contributions names no author better than chance, with removals and appeals, not beside a dump either', () => {
  expect(view.owners.filter((owner) => owner !== null).length).toBeGreaterThan(60);
  const appeals = valuesOf('origin').filter((origin) => origin === 'APPEAL');
  expect(appeals.length).toBeGreaterThan(15);
  const round = { moment: 'two days', ...attackSheets([...known, view]) };
  expect(round.attacks).toBeGreaterThan(1_000);
  expect(namingIn([round]), reportOf([round])).toEqual([]);
});

it('finds an id of the author where a view would show it', () => {
  const shown = { name: 'planted', kind: 'text', isLogged: false, list: null } as const;
  const leaking = { ...view, columns: [...view.columns, { ...shown, values: view.owners }] };
  const round = { moment: 'planted', ...attackSheets([...known, leaking]) };
  expect(namingIn([round])).not.toEqual([]);
});
