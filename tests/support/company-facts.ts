import type { CompanyDetails, Office, Video } from '@/core/research/company/company-details';
import type { CompanySection } from '@/core/research/company/company-sections.rules';

const details: CompanyDetails & { readonly foundedYear: number } = {
  foundedYear: 1998,
  indianEmployeeCount: '10k-50k',
  globalEmployeeCount: '1 Lakh+',
  headQuarter: 'Kochi',
  locations: ['Kochi', 'Bengaluru'],
  website: 'https://vaayuna.example',
  primaryIndustry: 'Software Product',
  secondaryIndustry: 'Healthcare',
  careerSiteUrl: 'https://vaayuna.example/careers',
  naukriCompanyPageUrl: 'https://naukri.example/vaayuna',
  contactNumber: '0484 000 0000',
  emailId: 'hello@vaayuna.example',
  socialMedia: ['https://linkedin.example/vaayuna'],
};

const offices: readonly Office[] = [
  {
    locationUrl: 'kochi',
    city: 'Kochi',
    state: 'Kerala',
    address: '4 Canal Road',
    employees: '5k-10k',
    isHeadquarters: true,
  },
  {
    locationUrl: 'bengaluru',
    city: 'Bengaluru',
    state: 'Karnataka',
    address: null,
    employees: null,
    isHeadquarters: false,
  },
];

const none = { title: null, paragraphs: [], items: [], collages: [] };

const sections: readonly CompanySection[] = [
  { ...none, section: 'custom-1', title: 'How we hire', paragraphs: ['Two talks, no puzzles.'] },
  {
    ...none,
    section: 'faq',
    items: [{ title: 'Is there a dress code?', text: 'No.', image: null, url: null, month: null }],
  },
];

const videos: readonly Video[] = [
  {
    videoId: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c44',
    title: 'A day on the port team',
    url: 'https://video.example/1',
    thumbnail: null,
  },
];

export const companyFacts = {
  about: 'Builds software for ports.',
  details,
  offices,
  sections,
  videos,
  formerUrlName: 'vaayuna-infosoft',
  subsidiary: 2,
} as const;
