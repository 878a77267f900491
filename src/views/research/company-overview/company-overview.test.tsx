// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyFacts } from '@tests/support/company-facts';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { AwardRecords } from '@/adapters/memory/research/awards/award-records';
import type { MemoryCompany } from '@/adapters/memory/research/company/company-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { MemoryCommunity } from '@/adapters/memory/talk/communities/community-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { createScreens } from '@/core/kernel/navigation/screens';
import { CUSTOM_SECTIONS, NAMED_SECTIONS } from '@/core/research/company/company-sections.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyOverview } from './company-overview';

afterEach(cleanup);

const address = '/overview/vaayuna-technologies-overview';
const TAB_SCREENS = [
  'CompanyOverview',
  'CompanyReviews',
  'CompanySalaries',
  'CompanyInterviews',
  'CompanyBenefits',
  'CompanyJobs',
  'CompanyPhotos',
  'CompanyPosts',
];
const none = { title: null, paragraphs: [], items: [], collages: [] };

async function anOverview(
  facts: Partial<MemoryCompany>,
  options: MemoryAppOptions = {},
  community: MemoryCommunity | null = null,
) {
  const { world } = await startMemoryApp();
  const company = {
    companyId: 1,
    urlName: 'vaayuna-technologies',
    companyName: 'Vaayuna Technologies',
    industry: 'IT',
  };
  world.records(CompanyRecords).add({ ...company, ...facts });
  if (community !== null) world.records(CommunityRecords).add(community);
  const here = await startMemoryApp({ ...options, world, address });
  renderWithStores(here.store, <CompanyOverview />);
  return here;
}

const followedBy = (followersElsewhere: number): MemoryCommunity => ({
  ...{ type: 'company', entityId: 1, name: 'Vaayuna Technologies', slug: 'vaayuna-technologies' },
  ...{ category: 'IT', about: null, logo: null, followersElsewhere, followersCount: 0, postsCount: 0 },
});

const officesOf = (count: number): MemoryCompany['offices'] =>
  Array.from({ length: count }, (_each, place) => ({
    locationUrl: `city-${place}`,
    city: `City ${place}`,
    state: null,
    address: null,
    employees: null,
    isHeadquarters: place === 0,
  }));

const cities = () => screen.queryAllByRole('link', { name: /^City/ }).length;

it('[CP-TAB-LABELS] the tabs have the eight labels where the app has all their screens', async () => {
  const { app, store } = await startMemoryApp({ address });
  const all = createScreens(Object.fromEntries(TAB_SCREENS.map((name) => [name, `/${name.toLowerCase()}/{urlName}`])));
  const navigation = new NavigationStore(all);
  navigation.arrivedAt(address, '');
  (await app.container.rebindAsync(NavigationKey)).toConstantValue(navigation);
  renderWithStores(store, <CompanyOverview />);
  const tabs = within(screen.getByRole('navigation', { name: 'Pages of Vaayuna Technologies' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.firstChild?.textContent).toSorted()).toEqual(
    [
      'Reviews',
      'Salaries',
      'Interview Questions',
      'About Company',
      'Benefits',
      'Jobs',
      'Office Photos',
      'Community',
    ].toSorted(),
  );
});

describe('the first page of a company', () => {
  it('shows no badges without followers, and leads to companies like this one', async () => {
    await anOverview({ industry: 'IT Services', hq: 'Pune' });
    expect(screen.queryByRole('region', { name: 'Badges' })).toBeNull();
    const near = within(screen.getByRole('region', { name: 'Lists of similar companies' })).getAllByRole('link');
    expect(near.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['IT Services companies', '/list-of-companies?industry=it-services'],
      ['Companies in Pune', '/list-of-companies?city=pune'],
    ]);
  });

  it('[EM-CO-BADGES] shows a label and a picture for each badge', async () => {
    await anOverview({}, {}, followedBy(1_200));
    const badges = within(screen.getByRole('region', { name: 'Badges' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Most followed', '1k+ followers']);
    for (const badge of badges) expect(badge.querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['a phone', 'Mozilla/5.0 (Linux; Android 15) Mobile', 2],
    ['a desk', 'Mozilla/5.0 (X11; Linux x86_64)', 3],
  ])(
    '[VA-CO-LOCATIONS] of five offices shows the first ones on %s, and all on request',
    async (_place, userAgent, few) => {
      await anOverview({ offices: officesOf(5) }, { device: { userAgent } });
      expect(cities()).toBe(few);
      await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
      expect(cities()).toBe(5);
      expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
    },
  );

  it('[RO-CLAIMED] says who looks after a claimed page, and not on another', async () => {
    const text =
      'This company page is being actively managed by Vaayuna Technologies Team. If you also belong to the team, you can get access from here';
    await anOverview({ claimedIn: '2026-11' });
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).toContain('Claimed by proof of its web domain, Nov 2026.');
    cleanup();
    await anOverview({ claimedIn: null });
    expect(document.body.textContent).not.toContain('actively managed');
  });

  it('[CP-SECTIONS-CUSTOM] shows all seven sections that a company names itself', async () => {
    const sections = CUSTOM_SECTIONS.map((section) => ({
      ...none,
      section,
      title: `Ours ${section}`,
      paragraphs: ['Text.'],
    }));
    await anOverview({ sections });
    expect(screen.getAllByRole('heading', { name: /^Ours custom-[1-7]$/ })).toHaveLength(7);
  });

  it('[CP-SECTIONS] a company that fills everything has each of the nineteen sections', async () => {
    const told = [
      'overview',
      'mission-vision',
      'leadership-message',
      'leadership',
      'third-party-awards',
      'updates',
      'faq',
    ] as const;
    const item = { title: 'One', text: 'Text.', image: null, url: null, month: null };
    const { world } = await startMemoryApp();
    world.records(AwardRecords).lists.push({
      year: 2026,
      category: { urlName: 'large', name: 'Large companies' },
      places: [
        {
          rank: 3,
          isShared: false,
          company: { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null },
          industry: 'IT',
          score: 3.9,
          uncertainty: 0.1,
          reviews: 212,
        },
      ],
    });
    const company = {
      companyId: 1,
      urlName: 'vaayuna-technologies',
      companyName: 'Vaayuna Technologies',
      industry: 'IT',
    };
    world.records(CompanyRecords).add({
      ...company,
      offices: officesOf(1),
      related: [{ kind: 'subsidiary', companyId: 2 }],
      videos: companyFacts.videos,
      sections: [
        ...told.map((section) => ({ ...none, section, items: [item] })),
        { ...none, section: 'life-at-company', collages: [{ template: 0, images: [{ image: 'kolam:a', alt: 'A' }] }] },
      ],
    });
    world.records(CommunityRecords).add(followedBy(1_000));
    const { store } = await startMemoryApp({ world, address });
    renderWithStores(store, <CompanyOverview />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'About',
        'Awards',
        'Badges',
        'Videos',
        'Locations',
        'Associated companies',
        'Overview',
        'Questions and answers',
        'Mission and vision',
        'Awards from others',
        'A message from the leadership',
        'Leadership',
        'Life at the company',
        'Updates',
      ]),
    );
    // Reviews, salaries, interviews, benefits and jobs are tabs; the first three are also answered
    // above the facts.
    for (const answer of ['Is it good?', 'What does it pay?', 'How do you get in?']) expect(headings).toContain(answer);
    expect(NAMED_SECTIONS).toHaveLength(19);
  });

  it.each([
    [0, 4],
    [1, 4],
    [2, 6],
  ] as const)('[CP-LIFE-TEMPLATES] lays %i out with its %i pictures', async (template, count) => {
    const images = Array.from({ length: 6 }, (_each, place) => ({ image: `kolam:${place}`, alt: `Picture ${place}` }));
    await anOverview({ sections: [{ ...none, section: 'life-at-company', collages: [{ template, images }] }] });
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(count);
  });

  it('shows the pictures of entries, and what kind of company it is', async () => {
    const entry = { title: 'Asha Weft', text: 'Chief executive', image: '/asha.webp', url: null, month: null };
    await anOverview({
      infoTags: ['Start-up', 'Family business'],
      sections: [{ ...none, section: 'leadership', items: [entry] }],
    });
    expect(screen.getByText('Start-up, Family business')).toBeTruthy();
    const fold = screen.getByText('From the company').closest('details');
    expect(fold?.querySelector('img')?.getAttribute('src')).toBe('/asha.webp');
  });

  it('[EM-EMPLOYEE-BUCKETS] shows each label of a size as it is given', async () => {
    for (const label of ['501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh', '1 Lakh+', '10k+']) {
      await anOverview({ indianEmployeeCount: label });
      expect(screen.getByText(label)).toBeTruthy();
      cleanup();
    }
  });

  it('follows at once, and leaves again', async () => {
    const { store } = await anOverview({}, { as: 'reader' });
    await userEvent.click(screen.getByRole('button', { name: 'Follow Vaayuna Technologies' }));
    expect(store(CompanyKey)).toMatchObject({ isFollowed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Following Vaayuna Technologies' }));
    expect(store(CompanyKey)).toMatchObject({ isFollowed: false });
  });

  it('has every fact that is told, and none that is not', async () => {
    await anOverview({ about: companyFacts.about, details: companyFacts.details, sections: companyFacts.sections });
    expect(screen.getByText('Builds software for ports.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'linkedin.example, opens in a new tab' })).toBeTruthy();
    const email = screen.getByText('hello@vaayuna.example');
    expect(email.innerHTML).toBe('hello@<wbr>vaayuna.example');
    expect(screen.queryByRole('heading', { name: 'Leadership' })).toBeNull();
  });
});
