import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '@/app/features';
import type { FirstViewOutput } from '@/app/first-view';
import { loadAnswers, renderFirstView, sharedAddressOf } from '@/app/first-view';
import { guestVisit } from './harness/first-view-of';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const HOSTILE: Readonly<Record<string, string>> = {
  sql: encodeURIComponent("' or 1=1; drop table catalog.companies --"),
  markup: encodeURIComponent('"><script>hostile()</script><i>hostile</i>'),
  'a zero byte': 'a%00b',
  'a big number': '1000000000',
  'a negative number': '-1',
  'a long text': 'x'.repeat(3_000),
  'a name longer than any': 'y'.repeat(200),
  'another case': 'VAAYUNA-Technologies',
  Hindi: encodeURIComponent('टाटा मोटर्स'),
  'half an escape': '%E0%A4',
  'no escape': '%zz',
  'half a character': '%ED%A0%80',
  'a slash': '%2F',
  'a list': encodeURIComponent(',,,a,,b'.repeat(9)),
  'a name of every object': '__proto__',
  nonsense: 'zq-nonsense',
};

function valuesOf(place: number): readonly string[] {
  const values = Object.values(HOSTILE);
  return process.env.TEST_LONG === 'on' ? values : values.filter((_value, index) => (index + place) % SHARES === 0);
}

const SHARES = 8;

const KNOWN: Readonly<Record<string, string>> = { urlName: 'vaayuna-technologies', first: 'vaayuna-technologies' };

const FILTERS: Readonly<Record<string, readonly string[]>> = {
  CompaniesList: ['city', 'industry', 'size', 'rating', 'hiring'],
  Jobs: ['company_name', 'job_profile', 'experience', 'freshness', 'location', 'employment', 'ctc', 'industry'],
  Colleges: ['state', 'kind', 'ownership'],
  Compare: ['companies'],
};

const NOTE = /zq-nonsense|do(?:es)? not (?:know|exist|understand)|not understood/;

const screens = Object.values(features).flatMap((entry) =>
  Object.entries(entry.screens ?? {}).map(([name, paths]) => ({ name, patterns: [paths].flat(), load: entry.load })),
);

describe('hostile values in the address of', () => {
  let world: World;
  const failed: string[] = [];
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
  });
  afterAll(() => world.stop());

  const inputOf = (url: string) =>
    guestVisit(world, url, (answer) => {
      if (answer.status >= 500) failed.push(`${url.slice(0, 200)} → ${answer.url} ${answer.status}`);
    });
  const visit = async (url: string): Promise<FirstViewOutput> => renderFirstView(inputOf(await sharedAddressOf(url)));

  async function faultsAt(url: string): Promise<readonly string[]> {
    const { html, status } = await visit(url);
    const text = textOf(html);
    return [
      ...(status >= 500 ? [`${status}`] : []),
      ...(/<script>hostile|<i>hostile/.test(html) ? ['markup'] : []),
      ...(/[Cc]heck your connection|at our end|did not load/.test(text)
        ? ['a failure that is none of the connection']
        : []),
    ].map((fault) => `${url.slice(0, 200)}: ${fault}`);
  }

  const queryOf = async ({ name, load }: (typeof screens)[number]): Promise<readonly string[]> => {
    const { feature } = await load();
    return (await feature.screens?.[name]?.())?.query ?? [];
  };

  it.each(screens.map((screen, place) => [screen.name, screen, place] as const))(
    '%s make no fault',
    async (_name, screen, place) => {
      const values = valuesOf(place);
      const urls: string[] = [];
      for (const pattern of screen.patterns) {
        for (const [, hole = ''] of pattern.matchAll(/\{(\w+)/g))
          for (const value of values) urls.push(filled(pattern, { [hole]: value }));
      }
      const path = filled(screen.patterns[0] ?? '/');
      const query = await queryOf(screen);
      for (const value of query.length === 0 ? [] : values)
        urls.push(`${path}?${query.map((key) => `${key}=${value}`).join('&')}`);
      const faults: string[] = [];
      for (const url of urls) faults.push(...(await faultsAt(url)));
      expect(faults).toEqual([]);
      expect(failed.splice(0)).toEqual([]);
    },
  );

  it.each(Object.entries(FILTERS))('%s are named where no such option exists, each', async (name, keys) => {
    const screen = screens.find((each) => each.name === name);
    const path = filled(screen?.patterns[0] ?? '');
    const silent: string[] = [];
    for (const key of keys) {
      const { status, html } = await visit(`${path}?${key}=zq-nonsense`);
      if (status !== 200 || !NOTE.test(textOf(html))) silent.push(key);
    }
    expect(silent).toEqual([]);
  });

  it('any screen, asked for its answers alone, make no fault either', async () => {
    for (const value of Object.values(HOSTILE))
      await loadAnswers(inputOf(`/list-of-companies?city=${value}&page=${value}`));
    expect(failed.splice(0)).toEqual([]);
  });
});

function filled(pattern: string, hostile: Readonly<Record<string, string>> = {}): string {
  return pattern.replaceAll(
    /\{(\w+)(?:\.{3})?\}/g,
    (_hole, name: string) => hostile[name] ?? KNOWN[name] ?? 'data-analyst',
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
}
