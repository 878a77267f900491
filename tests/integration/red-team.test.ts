import { expect, it } from 'vitest';
import { attackSheets, namingIn, sheetsNow } from '../red-team/red-team';
import { reportOf } from '../red-team/report';
import { playScene } from '../red-team/scene';

/** `npm run test:long` plants ties in such a sample, and dumps it three times; `npm run red-team` plays a thousand. */
const SAMPLE = { authors: 25, bystanders: 5, contributions: 100 };
const TEN_MINUTES_MS = 600_000;

it('nobody is found in a dump of a sample of contributions, made ten minutes after the last, with its log', async () => {
  const scene = await playScene('pglite', SAMPLE, 'sample');
  try {
    await scene.pass(TEN_MINUTES_MS);
    const round = { moment: 'ten minutes', ...attackSheets(await sheetsNow(scene)) };
    expect(round.attacks).toBeGreaterThan(10_000);
    expect(namingIn([round]), reportOf([round])).toEqual([]);
  } finally {
    await scene.world.stop();
  }
});
