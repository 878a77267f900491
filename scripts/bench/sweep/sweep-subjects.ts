import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { Statement } from '@/server/platform/statement';
import type { Subjects } from './sweep-cases';

/** Popular items by parameter name. */
const SELECTS: Readonly<Record<string, string>> = {
  company: `select c.slug from research.reviews r join catalog.companies c on c.id = r.company_id group by c.slug order by count(*) desc, c.slug limit 1`,
  postId: `select post_id::text from content.comments group by post_id order by count(*) desc, post_id limit 1`,
  commentId: `select id::text from content.comments order by replies_count desc, id limit 1`,
  jobId: `select id::text from research.jobs where is_listed order by id limit 1`,
  reviewId: `select id::text from research.reviews where status = 'LIVE' order by id limit 1`,
  questionId: `select slug from research.interview_questions where slug is not null order by answers desc, slug limit 1`,
  locationUrl: `select o.slug from research.company_offices o join catalog.companies c on c.id = o.company_id
    where c.slug = (select c.slug from research.reviews r join catalog.companies c on c.id = r.company_id group by c.slug order by count(*) desc, c.slug limit 1)
    order by o.position limit 1`,
  college: `select slug from catalog.colleges where location_id is not null order by weight desc, id limit 1`,
  state: `select state_slug from catalog.colleges where state_slug is not null group by 1 order by count(*) desc, 1 limit 1`,
  city: `select substr(token, 6) from research.company_options where token like 'city:%' order by companies desc, token limit 1`,
  industry: `select substr(token, 10) from research.company_options where token like 'industry:%' order by companies desc, token limit 1`,
  size: `select substr(token, 6) from research.company_options where token like 'size:%' order by companies desc, token limit 1`,
  skill: `select slug from research.skill_counts order by jobs desc, slug limit 1`,
  topic: `select entity_id::text from content.communities where type = 'topic' order by posts_count desc, entity_id limit 1`,
  topicSlug: `select slug from content.communities where type = 'topic' order by posts_count desc, entity_id limit 1`,
};

/** Whole words, one letter, a typo, two common words, and one that needs a full scan. */
const TEXTS = ['vaayuna', 'a', 'enginer', 'notice period', 'softwre develper pune', 'the and of'];

export async function sweepSubjects(database: Database): Promise<Subjects> {
  const one = async (name: string): Promise<string> => {
    const select = SELECTS[name];
    if (select === undefined) throw new Error(`No statement finds a ${name}.`);
    const [row] = await database.query(
      new Statement({
        name: '',
        parameters: [],
        columns: { value: text },
        text: select.replace(/^select (.*?) from/, 'select $1 as value from'),
      }),
    );
    if (row === undefined) throw new Error(`The database has no ${name}.`);
    return row.value;
  };
  const found = Object.fromEntries(
    await Promise.all(Object.keys(SELECTS).map(async (name) => [name, await one(name)] as const)),
  );
  const {
    company = '',
    postId = '',
    commentId = '',
    topic = '',
    topicSlug = '',
    college = '',
    city = '',
    industry = '',
  } = found;
  return {
    ...Object.fromEntries(Object.entries(found).map(([name, value]) => [name, [value]])),
    urlName: [company],
    'getCollege.urlName': [college],
    company_name: [company],
    companies: [`${company},shikharix-labs,saarathi-mobility`],
    name: ['vayuna-tecnologies'],
    q: TEXTS,
    'listReviews.q': ['"night shift"', 'work', 'the'],
    'getReviewFacets.q': ['"night shift"', 'work', 'the'],
    'listColleges.kind': ['college', 'university'],
    'listCollegeFilters.kind': ['college', 'university'],
    ownership: ['private', 'government'],
    rating: ['4'],
    'listReviews.rating': ['4,5'],
    'getReviewFacets.rating': ['4,5'],
    hiring: ['true'],
    resourceId: [postId],
    versionedId: [postId],
    versionedType: ['post'],
    entityId: [topic],
    id: [topic],
    'listCommunityPosts.type': ['topic'],
    'getCommunityPage.type': ['topic'],
    slug: [topicSlug],
    commentId: [commentId],
    cursor: [],
    'listJobs.location': [city],
    'listJobFilters.location': [city],
    'search.location': [city],
    'search.industry': [industry],
    job_profile: ['software-engineer'],
    designation: ['software-engineer'],
    jobProfile: ['software-engineer'],
    experience: ['2-3', '3'],
    outcome: ['selected'],
    difficulty: ['easy', 'hard'],
    round: ['technical', 'hr'],
    freshness: ['7'],
    employment: ['fulltime', 'intern'],
    ctc: ['10-15'],
    year: ['2026', '2025'],
    url: ['/', `/companies/${company}`],
    version: ['v3'],
  };
}
