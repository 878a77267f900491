import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { MemoryCommunity } from '@/adapters/memory/talk/communities/community-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CommunityRef } from '@/core/talk/communities/community';
import type { MemoryCatalog } from '../catalog/catalog-records';
import { CatalogRecords } from '../catalog/catalog-records';
import { demoComments, demoTexts } from './memory-demo-texts';
import type { MemoryRequestCheck } from './memory-request-check';
import { MemoryWorld } from './memory-world';

const POST_COUNT = 40;

const TOPICS = [
  'Notice Period',
  'Salary Talk',
  'Interviews',
  'Layoffs',
  'Managers',
  'Remote Work',
  'Freshers',
  'Women at Work',
] as const;

const PSEUDONYMS = [
  'FilterKaapi42',
  'PeepalRoot',
  'SleepyLangur',
  'QuietBulbul',
  'MonsoonKite',
  'TamarindTree',
] as const;
const TAGLINES = ['Backend Engineer', 'Product Designer', 'Accountant', null, 'HR Generalist', 'Data Analyst'] as const;

export function createDemoWorld(clock: Clock, ids: Ids, checkRequest?: MemoryRequestCheck): MemoryWorld {
  const world = new MemoryWorld(clock, ids, checkRequest);
  world.records(CatalogRecords).lists = demoCatalog;
  world.records(CareerRecords).places = [{ name: 'Vaayuna Technologies', domain: 'vaayuna.example', industryId: 4 }];
  for (const community of [...demoCommunities, ...demoCompanyCommunities])
    world.records(CommunityRecords).add(community);
  for (const company of demoCompanies) world.records(CompanyRecords).add(company);
  for (let index = 0; index < POST_COUNT; index += 1) addPost(world, index);
  return world;
}

const demoCommunities: readonly MemoryCommunity[] = TOPICS.map((name, index) => ({
  type: 'topic',
  entityId: index + 1,
  name,
  slug: urlNameOf(name),
  logo: null,
  category: 'Topic',
  about: null,
  followersElsewhere: 41_900 - index * 4_700,
}));

const demoCompanies = [
  ['Vaayuna Technologies', 'IT Services', 'Bengaluru'],
  ['Kaveri Logistics', 'Logistics', 'Chennai'],
  ['Nilgiri Software', 'IT Services', 'Coimbatore'],
  ['Sahyadri Foods', 'Packaged Foods', 'Pune'],
  ['Tapti Bank', 'Banking', 'Surat'],
].map(([companyName = '', industry = '', hq = ''], index) => ({
  companyId: index + 1,
  companyName,
  urlName: urlNameOf(companyName),
  industry,
  hq,
}));

const demoCompanyCommunities: readonly MemoryCommunity[] = demoCompanies.map(
  ({ companyId, companyName, urlName, industry }) => ({
    type: 'company',
    entityId: companyId,
    name: companyName,
    slug: urlName,
    logo: null,
    category: industry,
    about: null,
    followersElsewhere: 0,
  }),
);

const demoCatalog: MemoryCatalog = {
  department: named(
    'Engineering - Software & QA',
    'Customer Success',
    'Finance & Accounting',
    'Human Resources',
    'Sales',
  ),
  industry: named('Banking', 'Education', 'Healthcare', 'IT Services', 'Retail'),
  company: named(...demoCompanies.map(({ companyName }) => companyName)),
  jobProfile: named(
    'Accountant',
    'Backend Engineer',
    'Data Analyst',
    'HR Generalist',
    'Product Designer',
    'Software Engineer',
  ),
  skill: named('Excel', 'JavaScript', 'SQL'),
  location: named('Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Mumbai', 'New Delhi', 'Pune'),
  college: named('Kaveri Institute of Technology', 'Vindhya College of Commerce'),
  course: named('B.Com', 'B.Tech', 'MBA'),
  specialization: named('Computer Science', 'Finance', 'General', 'Marketing'),
};

function addPost(world: MemoryWorld, index: number): void {
  const text = demoTexts[index % demoTexts.length];
  const community = demoCommunities.find(({ slug }) => slug === text?.community);
  if (text === undefined || community === undefined) throw new Error('A demo text belongs to no demo community.');
  const createdAt = new Date(world.clock.now() - (index + 1) * 7 * HOUR_MS);
  const post = world.records(PostRecords).add({
    authorId: null,
    author: authorOf(index),
    title: text.title,
    content: text.content,
    community: referenceOf(community),
    createdAt: createdAt.toISOString(),
  });
  world.records(VoteRecords).setElsewhere(post.id, { upvotes: (index * 37) % 240, downvotes: index % 5 });
  for (let number = 0; number < index % 4; number += 1) {
    world.records(PostRecords).addComment(post, {
      content: demoComments[(index + number) % demoComments.length] ?? '',
      author: authorOf(index + number + 1),
      createdAt: new Date(createdAt.getTime() + (number + 1) * HOUR_MS).toISOString(),
      upvotes: (index * 5 + number) % 30,
    });
  }
}

function authorOf(index: number): PostAuthor {
  const name = PSEUDONYMS[index % PSEUDONYMS.length] ?? PSEUDONYMS[0];
  return {
    name,
    tagline: TAGLINES[index % TAGLINES.length] ?? null,
    avatarUrl: `kolam:${String(index % PSEUDONYMS.length).padStart(16, '5c0e9a17d2b4f683')}`,
    avatarBgColor: TILE_COLORS[index % TILE_COLORS.length] ?? TILE_COLORS[0],
    profileType: 'ANONYMOUS',
    proof: index % 3 === 0 ? 'WORK_EMAIL' : null,
  };
}

function referenceOf({ type, entityId }: MemoryCommunity): CommunityRef {
  return { type, entityId };
}

function named(...names: readonly string[]): MemoryCatalog['department'] {
  return names.map((name, index) => ({ id: index + 1, name }));
}
