import type {
  CompanyCard,
  CompanyDetails,
  CompanySection,
  CompanySectionName,
  Office,
  SectionItem,
} from '@/contract/generated/company';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { collagesOf } from '@/core/research/company/company-sections.rules';
import type { RowOf } from '@/server/platform/sql-types';
import type { CardRow } from './company-card.queries';
import type { companyDetails, officesOf, sectionsOf } from './company-details.queries';
import { SECTION_PICTURE_NAME, sectionPicturePath } from './section-picture-file';
import type { StoredItem } from './stored-section';

const SECTIONS: readonly CompanySectionName[] = [
  'overview',
  'life-at-company',
  'mission-vision',
  'leadership-message',
  'leadership',
  'third-party-awards',
  'updates',
  'custom-1',
  'custom-2',
  'custom-3',
  'custom-4',
  'custom-5',
  'custom-6',
  'custom-7',
  'faq',
];

export function presentCard(row: CardRow): CompanyCard {
  return {
    companyId: row.id,
    urlName: row.slug,
    companyName: row.name,
    industry: row.industry,
    hq: row.headquarters,
    officesCount: row.offices,
    employees: row.employees,
    logo: row.logo,
    rating: meanRatingOf(row.rating_total, row.reviews),
    reviewsCount: row.reviews,
    newestReview: row.newest_review,
    salariesCount: row.salaries,
    medianPay: row.paid_median,
    balanceRating: meanRatingOf(row.balance_total, row.balance_count),
    balanceCount: row.balance_count,
    jobsCount: row.jobs,
  };
}

export function presentDetails(row: RowOf<typeof companyDetails.columns>): CompanyDetails {
  return {
    foundedYear: row.founded_year,
    indianEmployeeCount: row.indian_employees,
    globalEmployeeCount: row.global_employees,
    headQuarter: row.headquarters,
    locations: [...row.cities],
    website: row.website,
    primaryIndustry: row.industry,
    secondaryIndustry: row.secondary_industry,
    careerSiteUrl: row.career_site_url,
    naukriCompanyPageUrl: row.naukri_page_url,
    contactNumber: row.phone,
    emailId: row.email,
    socialMedia: [...row.social_media],
  };
}

export function presentOffice(row: RowOf<typeof officesOf.columns>): Office {
  const { slug, city, state, address, employees, is_first } = row;
  return { locationUrl: slug, city, state, address, employees, isHeadquarters: is_first };
}

export function presentSections(rows: readonly RowOf<typeof sectionsOf.columns>[]): CompanySection[] {
  return SECTIONS.flatMap((section) => {
    const parts = rows.filter((row) => row.section === section).map(({ content }) => content);
    const [first] = rows;
    if (parts.length === 0 || first === undefined) return [];
    const items = parts.flatMap((part) => (part.items ?? []).map((item) => presentItem(first.company_id, item)));
    const stored = parts.flatMap(({ collages = [] }) => collages);
    const life = section === 'life-at-company' ? lifeOf(items) : { items, collages: [] };
    return [
      {
        section,
        title: parts.find(({ title }) => title !== undefined)?.title ?? null,
        paragraphs: parts.flatMap(({ paragraphs = [] }) => paragraphs),
        items: life.items,
        collages: [...stored, ...life.collages],
      },
    ];
  });
}

/** Groups image-only entries into collages. The rest stay entries. */
function lifeOf(items: readonly SectionItem[]): Pick<CompanySection, 'items' | 'collages'> {
  const pictures = items.flatMap(({ title, image, text, url, month }) =>
    image !== null && text === null && url === null && month === null ? [{ image, alt: title }] : [],
  );
  const collages = collagesOf(pictures);
  const joined = new Set(collages.flatMap(({ images }) => images.map(({ image }) => image)));
  return { items: items.filter(({ image }) => image === null || !joined.has(image)), collages };
}

function presentItem(companyId: number, item: StoredItem): SectionItem {
  const { title, text = null, image = null, url = null, month = null } = item;
  const isStored = image !== null && SECTION_PICTURE_NAME.test(image);
  return { title, text, image: isStored ? sectionPicturePath(companyId, image) : image, url, month };
}
