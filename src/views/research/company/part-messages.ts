import { formatMonth } from '@/core/kernel/formatting/date';
import { shortNumber } from '@/core/kernel/formatting/short-number';

export const partMessages = {
  about: 'About',
  industry: 'Industry',
  kind: 'Kind of company',
  founded: 'Founded',
  headquarters: 'Headquarters',
  employeesInIndia: 'People in India',
  employeesWorldwide: 'People worldwide',
  nothingKnown: 'No description yet.',
  website: 'Website',
  careers: 'Careers page',
  portalPage: 'Page on the job portal',
  phone: 'Phone',
  email: 'Email',
  secondaryIndustry: 'Also in',
  socialMedia: 'Social media',
  claimed: (name: string) =>
    `This company page is being actively managed by ${name} Team. If you also belong to the team, you can get access from`,
  claimedHere: 'here',
  claimProof: (month: string) => `Claimed by proof of its web domain, ${formatMonth(month)}.`,
  claimOffer: 'Do you speak for this company?',
  claimLink: 'Claim the page',
  offices: 'Locations',
  readMore: 'Read more',
  organisation: 'Associated companies',
  allOrganisation: (count: number) => `See all ${count}`,
  photos: 'Photos',
  allPhotos: (count: string) => `All ${count}`,
  fromCompany: 'From the company',
  section: {
    overview: 'Overview',
    'life-at-company': 'Life at the company',
    'mission-vision': 'Mission and vision',
    'leadership-message': 'A message from the leadership',
    leadership: 'Leadership',
    'third-party-awards': 'Awards from others',
    updates: 'Updates',
    faq: 'Questions and answers',
  },
  videos: 'Videos',
  complainAbout: (title: string) => `Complain formally about the video ${title}`,
  complainAboutEntry: 'Report a mistake on this page',
  opensElsewhere: ', opens in a new tab',
  hideVideos: 'Show fewer videos',
  moreVideos: { one: '{count} more video', other: '{count} more videos' },
  awards: 'Awards',
  award: (year: number, category: string) => `${year}, ${category}`,
  awardRank: (rank: number, companies: number, isShared: boolean) =>
    `${isShared ? 'Shared rank' : 'Rank'} ${rank} of ${companies}`,
  awardScore: (score: string, uncertainty: string, reviews: string) => `${score} ± ${uncertainty}, ${reviews} reviews`,
  badges: 'Badges',
  badge: {
    'most-followed': 'Most followed',
    'followers-1k': followersFrom(1_000),
    'followers-5k': followersFrom(5_000),
    'followers-10k': followersFrom(10_000),
    'followers-50k': followersFrom(50_000),
    'followers-100k': '1 lakh+ followers',
  },
} as const;

function followersFrom(count: number): string {
  return `${shortNumber(count)}+ followers`;
}
