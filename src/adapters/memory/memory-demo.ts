import type { Clock } from '@/core/common/clock.port';
import type { Ids } from '@/core/common/ids.port';
import type { CommunityRef } from '@/core/communities/community';
import type { PostAuthor } from '@/core/posting/post';
import type { MemoryAccount } from './memory-account';
import { demoComments, demoTexts } from './memory-demo-texts';
import { AVATAR_COLORS } from './memory-persona';
import type { MemoryCatalog, MemoryCommunity } from './memory-records';
import { MemoryWorld } from './memory-world';

/** The account with which one signs in to the demo world. */
export const demoAccount: MemoryAccount = { name: 'Asha Nair', email: 'asha@vaayuna.example' };

const POST_COUNT = 40;
const HOUR_MS = 3_600_000;

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

/** A small fictional world for `npm run dev:fake`: 8 communities, 40 posts with comments and votes over some days. */
export function createDemoWorld(clock: Clock, ids: Ids): MemoryWorld {
  const world = new MemoryWorld(clock, ids);
  world.catalog = demoCatalog;
  world.domains = [{ name: 'Vaayuna Technologies', domain: 'vaayuna.example' }];
  for (const community of demoCommunities) world.addCommunity(community);
  for (let index = 0; index < POST_COUNT; index += 1) addPost(world, index);
  return world;
}

const demoCommunities: readonly MemoryCommunity[] = TOPICS.map((name, index) => ({
  type: 'topic',
  entityId: index + 1,
  name,
  slug: slugOf(name),
  logo: null,
  category: 'Topic',
  followersElsewhere: 41_900 - index * 4_700,
}));

const demoCatalog: MemoryCatalog = {
  department: named(
    'Engineering - Software & QA',
    'Customer Success',
    'Finance & Accounting',
    'Human Resources',
    'Sales',
  ),
  industry: named('Banking', 'Education', 'Healthcare', 'IT Services', 'Retail'),
  company: named('Vaayuna Technologies', 'Kaveri Logistics', 'Nilgiri Software', 'Sahyadri Foods', 'Tapti Bank'),
  jobProfile: named(
    'Accountant',
    'Backend Engineer',
    'Data Analyst',
    'HR Generalist',
    'Product Designer',
    'Software Engineer',
  ),
  location: named('Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Mumbai', 'New Delhi', 'Pune'),
  college: named('Kaveri Institute of Technology', 'Vindhya College of Commerce'),
  course: named('B.Com', 'B.Tech', 'MBA'),
  specialization: named('Computer Science', 'Finance', 'General', 'Marketing'),
};

function addPost(world: MemoryWorld, index: number): void {
  const text = demoTexts[index % demoTexts.length];
  const community = demoCommunities.find(({ slug }) => slug === text?.community);
  if (text === undefined || community === undefined) throw new Error('A demo text stands in no demo community.');
  const createdAt = new Date(world.clock.now() - (index + 1) * 7 * HOUR_MS);
  const post = world.addPost({
    authorId: null,
    author: authorOf(index),
    title: text.title,
    content: text.content,
    community: referenceOf(community),
    createdAt: createdAt.toISOString(),
    upvotesElsewhere: (index * 37) % 240,
    downvotesElsewhere: index % 5,
  });
  for (let number = 0; number < index % 4; number += 1) {
    post.comments.push({
      id: world.ids.next(),
      authorId: null,
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
    avatarUrl: `kolam:${name.toLowerCase()}`,
    avatarBgColor: AVATAR_COLORS[index % AVATAR_COLORS.length] ?? AVATAR_COLORS[0],
    profileType: 'ANONYMOUS',
  };
}

function referenceOf({ type, entityId }: MemoryCommunity): CommunityRef {
  return { type, entityId };
}

function named(...names: readonly string[]): MemoryCatalog['department'] {
  return names.map((name, index) => ({ id: index + 1, name }));
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
