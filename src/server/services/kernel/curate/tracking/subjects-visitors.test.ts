import { expect, it } from 'vitest';
import { SubjectsVisitors } from './subjects-visitors';

const campaign = { kind: 'campaign', name: 'diwali' } as const;
const company = { kind: 'company', name: 'diwali' } as const;
const networks = (count: number) => Array.from({ length: count }, (_, index) => `10.0.0.${index}`);

it('tells of a subject with its tenth network, and with every fifth after it', () => {
  const visitors = new SubjectsVisitors();
  const growths = networks(21).map((network) => visitors.add('2026-11-28', network, campaign));
  const told = growths.flatMap((growth, index) => (growth > 0 ? [[index + 1, growth]] : []));
  expect(told).toEqual([
    [10, 10],
    [15, 5],
    [20, 5],
  ]);
});

it('counts a network once a day for each subject', () => {
  const visitors = new SubjectsVisitors();
  const of = (day: string, subject: typeof campaign | typeof company, count = 9) =>
    networks(count).map((network) => visitors.add(day, network, subject));
  for (let turn = 0; turn < 3; turn += 1) expect(of('2026-11-28', campaign)).not.toContain(10);
  expect(of('2026-11-28', company)).not.toContain(10);
  expect(of('2026-11-28', campaign, 10)).toContain(10);
  expect(of('2026-11-29', campaign)).not.toContain(10);
});

it('takes at most fifty subjects a day from one network', () => {
  const visitors = new SubjectsVisitors();
  for (const network of networks(9)) visitors.add('2026-11-28', network, campaign);
  const flood = Array.from({ length: 50 }, (_, index) => ({ kind: 'campaign', name: `x${index}` }) as const);
  for (const subject of flood) visitors.add('2026-11-28', '10.0.0.9', subject);
  expect(visitors.add('2026-11-28', '10.0.0.9', campaign)).toBe(0);
  expect(visitors.add('2026-11-28', '10.0.0.10', campaign)).toBe(10);
});
