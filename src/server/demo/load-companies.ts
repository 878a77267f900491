import { randomBytes, randomUUID } from 'node:crypto';
import { dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { lastDayOfClaim } from '@/core/research/employer/claim.rules';
import type { Database } from '@/server/platform/database';
import {
  addCompanyCorrection,
  addCorrection,
} from '@/server/services/research/employer/employer-corrections/corrections.queries';
import { bulkInsert } from './bulk-insert';
import { domainOf } from './communities';
import { companyTexts, companyUpdates, customTexts } from './company-texts';
import names from './data/names.json';
import {
  insertClaims,
  insertCompanyOffices,
  insertCompanyProfiles,
  insertCompanyRedirects,
  insertCompanyRelations,
  insertCompanySections,
  insertCompanyVideos,
  updateCompanyFacts,
} from './demo.queries';
import type { DemoCompany } from './demo-data';
import { companies, industries, locations } from './demo-data';
import { Random } from './random';

const EMPTY_FROM_END = 1;
const FULLEST = 1;

/** A company that is merged into the first one. Its addresses redirect there. */
const MERGED = 'Antarvega Infosoft';

const YOUNG_TRADES = /Cloud|Fintech|Games|Delivery|Electric/;
const INDIAN_SIZES = ['51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh', '1 Lakh+'] as const;
const GLOBAL_SIZES = ['501-1k', '1k-5k', '5k-10k', '10k+', '10k-50k', '1 Lakh+'] as const;
const TAGS = ['Public company', 'Private company', 'Start-up', 'Family business', 'Indian multinational'] as const;
const NETWORKS = ['linkedin', 'instagram', 'youtube', 'facebook'] as const;
const LEADERS = ['Chief executive', 'Head of people', 'Head of operations', 'Head of finance'] as const;
const COLLAGE_SIZES = [4, 4, 6] as const;
const PICTURES = ['Canteen', 'Terrace', 'Shop floor', 'Team room', 'Festival day', 'Library'] as const;

export async function loadCompanies(tx: Database, now: number): Promise<void> {
  const told = companies.slice(0, companies.length - EMPTY_FROM_END).map((company, place) => ({
    company,
    id: place + 1,
    random: new Random(`company ${company.name}`),
  }));
  const profiles = told.map(({ company, id, random }) => profileOf(company, id, random));
  await bulkInsert(tx, insertCompanyProfiles, profiles);
  const claims = claimsOf(now);
  await bulkInsert(tx, insertClaims, claims);
  await loadCorrections(tx, claims, now);
  for (const { company_id, social_media, info_tags } of profiles)
    await tx.query(updateCompanyFacts, company_id, social_media, info_tags);
  await bulkInsert(
    tx,
    insertCompanyOffices,
    told.flatMap(({ company, id, random }) => officesOf(company, id, random)),
  );
  await bulkInsert(tx, insertCompanyRelations, relations());
  await bulkInsert(tx, insertCompanyRedirects, [{ slug: lastingUrlNameOf(MERGED), company_id: FULLEST }]);
  await bulkInsert(
    tx,
    insertCompanySections,
    told.flatMap(({ company, id, random }) =>
      sectionsOf(company, id, random).map(([section, content]) => ({
        company_id: id,
        section,
        content: JSON.stringify(content),
      })),
    ),
  );
  await bulkInsert(
    tx,
    insertCompanyVideos,
    told
      .filter(({ id }) => id % 5 === 1)
      .flatMap(({ company, id }) =>
        [`A day at ${company.name}`, 'What our trainees say'].map((title, position) => ({
          company_id: id,
          position,
          title,
          url: `https://video.example/${lastingUrlNameOf(company.name)}/${position + 1}`,
        })),
      ),
  );
}

function familyOf({ industry }: DemoCompany) {
  const family = industries.find(({ name }) => name === industry)?.family;
  if (family === undefined) throw new Error(`There is no industry ${industry}.`);
  return companyTexts[family];
}

function fill(text: string, { name, city }: DemoCompany): string {
  return text.replaceAll('{name}', name).replaceAll('{city}', city);
}

function profileOf(company: DemoCompany, id: number, random: Random) {
  const domain = domainOf(company.name);
  const size = Math.min(random.integer(0, INDIAN_SIZES.length - 1), random.integer(0, INDIAN_SIZES.length - 1));
  const isKnown = id === FULLEST || random.chance(0.8);
  return {
    company_id: id,
    about: fill(familyOf(company).about, company),
    founded_year: YOUNG_TRADES.test(company.industry) ? random.integer(2014, 2021) : random.integer(1948, 2021),
    indian_employees: id === FULLEST ? '10k-50k' : (INDIAN_SIZES[size] ?? INDIAN_SIZES[0]),
    global_employees: random.chance(0.5) ? random.pick(GLOBAL_SIZES) : null,
    secondary_industry_id: random.chance(0.3) ? random.integer(1, industries.length) : null,
    website: isKnown ? `https://${domain}` : null,
    career_site_url: isKnown && random.chance(0.6) ? `https://careers.${domain}` : null,
    naukri_page_url: random.chance(0.4) ? `https://portal.example/${lastingUrlNameOf(company.name)}` : null,
    phone: null,
    email: isKnown ? `people@${domain}` : null,
    info_tags: [random.pick(TAGS)],
    social_media: random
      .sample(NETWORKS, id === FULLEST ? 3 : random.integer(0, 2))
      .flatMap((network) => (isKnown ? [`https://${network}.example/${lastingUrlNameOf(company.name)}`] : [])),
  };
}

const REF_BYTES = 32;

const CLAIMED: readonly (readonly [id: number, way: 'DNS' | 'ADDRESS'])[] = [
  [1, 'DNS'],
  [2, 'ADDRESS'],
];

function claimsOf(now: number) {
  return CLAIMED.flatMap(([id, way]) => {
    const company = companies[id - 1];
    if (company === undefined) return [];
    return {
      id: randomUUID(),
      company_id: id,
      claimant_ref: randomBytes(REF_BYTES),
      claimant_seal: randomBytes(REF_BYTES),
      domain: domainOf(company.name),
      way,
      claimed_on: `${monthInIndia(now)}-01`,
      ends_on: lastDayOfClaim(dayInIndia(now)),
    };
  });
}

async function loadCorrections(tx: Database, claims: ReturnType<typeof claimsOf>, now: number): Promise<void> {
  for (const { id, company_id, domain, claimed_on } of claims) {
    if (company_id === FULLEST) {
      const source = `https://${domain}/annual-report`;
      const proposal = { id: randomUUID(), claim_id: id, company_id, value: '50k-1 Lakh', source };
      await tx.query(addCorrection, { ...proposal, field: 'EMPLOYEES_WORLDWIDE', today: dayInIndia(now) });
    } else {
      const value = companies[company_id - 1]?.city ?? '';
      const source = `https://${domain}/contact`;
      const fact = { field: 'HEADQUARTERS', before: 'Nagpur', value } as const;
      await tx.query(addCompanyCorrection, { ...fact, company_id, source, month: claimed_on });
    }
  }
}

function officesOf(company: DemoCompany, id: number, random: Random) {
  const most = id === FULLEST ? 7 : random.integer(1, 5);
  const cities = [company.city, ...random.sample(locations.slice(0, 18), most).filter((city) => city !== company.city)];
  return cities.map((city, position) => ({
    company_id: id,
    slug: lastingUrlNameOf(city),
    position,
    city,
    location_id: locations.includes(city) ? locations.indexOf(city) + 1 : null,
    address: random.chance(0.7)
      ? `${random.integer(1, 90)} ${random.pick(['Canal', 'Mill', 'Temple', 'Station'])} Road`
      : null,
    employees: random.chance(0.5) ? random.pick(INDIAN_SIZES.slice(0, 4)) : null,
  }));
}

function relations() {
  return companies.slice(0, companies.length - EMPTY_FROM_END - 3).flatMap((_company, place) => {
    const id = place + 1;
    if (id % 10 !== 1) return [];
    return [
      ...[1, 2].flatMap((step) => [
        { company_id: id, related_id: id + step, kind: 'subsidiary' },
        { company_id: id + step, related_id: id, kind: 'parent' },
      ]),
      { company_id: id, related_id: id + 3, kind: 'associate' },
      { company_id: id + 3, related_id: id, kind: 'associate' },
    ];
  });
}

function sectionsOf(company: DemoCompany, id: number, random: Random): readonly (readonly [string, object])[] {
  const { mission, question } = familyOf(company);
  const isFull = id === FULLEST;
  const has = (probability: number) => isFull || random.chance(probability);
  const person = () => `${random.pick(names.firstNames)} ${random.pick(names.lastNames)}`;
  const custom = customTexts.slice(0, isFull ? customTexts.length : random.integer(0, 2));
  const [ask, answer] = question;
  return [
    ...(has(0.4)
      ? [
          [
            'overview',
            { paragraphs: [`${company.name} began in ${company.city} and has grown a step at a time.`] },
          ] as const,
        ]
      : []),
    ...(has(0.5)
      ? [
          [
            'mission-vision',
            {
              items: [
                { title: 'Mission', text: mission },
                { title: 'Vision', text: 'To be the place that people recommend to a friend.' },
              ],
            },
          ] as const,
        ]
      : []),
    ...(has(0.2)
      ? [
          [
            'leadership-message',
            {
              paragraphs: ['We read what is written here, and we answer it.'],
              items: [{ title: person(), text: LEADERS[0] }],
            },
          ] as const,
        ]
      : []),
    ...(has(0.3) ? [['leadership', { items: LEADERS.map((post) => ({ title: person(), text: post })) }] as const] : []),
    ...(has(0.3) ? [['life-at-company', { collages: collagesOf(company, isFull) }] as const] : []),
    ...(has(0.2)
      ? [
          [
            'third-party-awards',
            { items: [{ title: 'Safe Workplace Prize', text: 'State Labour Institute', month: '2026-02' }] },
          ] as const,
        ]
      : []),
    ...(has(0.3)
      ? [
          [
            'updates',
            {
              items: random
                .sample(companyUpdates, 2)
                .map((title, place) => ({ title, month: `2026-${place === 0 ? '10' : '08'}` })),
            },
          ] as const,
        ]
      : []),
    ...custom.map(([title, text], place) => [`custom-${place + 1}`, { title, paragraphs: [text] }] as const),
    ...(has(0.5)
      ? [
          [
            'faq',
            {
              items: [
                { title: ask, text: answer },
                { title: 'Who answers reviews?', text: 'The head of people, within a week.' },
              ],
            },
          ] as const,
        ]
      : []),
  ];
}

function collagesOf({ name }: DemoCompany, isFull: boolean) {
  return (isFull ? [0, 1, 2] : [0]).map((template) => ({
    template,
    images: PICTURES.slice(0, COLLAGE_SIZES[template]).map((picture) => ({
      image: `kolam:${name} ${template} ${picture}`,
      alt: `${picture} (a drawn pattern stands in for a photo)`,
    })),
  }));
}
