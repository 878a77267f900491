import { companyFacts } from '@tests/support/company-facts';

export async function loadCompanyFacts(
  insert: (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<void>,
): Promise<void> {
  const { about, details, offices, sections, videos, formerUrlName, subsidiary } = companyFacts;
  await insert('research.company_profiles', [
    {
      company_id: 1,
      about,
      founded_year: details.foundedYear,
      indian_employees: details.indianEmployeeCount,
      global_employees: details.globalEmployeeCount,
      secondary_industry_id: 2,
      website: details.website,
      career_site_url: details.careerSiteUrl,
      naukri_page_url: details.naukriCompanyPageUrl,
      phone: details.contactNumber,
      email: details.emailId,
      social_media: `{${details.socialMedia.join(',')}}`,
    },
  ]);
  await insert(
    'research.company_offices',
    offices.map(({ locationUrl, city, address, employees }, position) => ({
      company_id: 1,
      slug: locationUrl,
      position,
      city,
      location_id: city === 'Kochi' ? 3 : 1,
      address,
      employees,
    })),
  );
  await insert('research.company_offices', [
    { company_id: 3, slug: 'kochi', position: 0, city: 'Kochi', location_id: 3, address: null, employees: null },
  ]);
  await insert('research.company_relations', [
    { company_id: 1, related_id: subsidiary, kind: 'subsidiary' },
    { company_id: subsidiary, related_id: 1, kind: 'parent' },
  ]);
  await insert(
    'research.company_sections',
    sections.map(({ section, ...content }) => ({ company_id: 1, section, content: JSON.stringify(content) })),
  );
  await insert(
    'research.company_videos',
    videos.map(({ videoId: id, ...video }, position) => ({ company_id: 1, position, id, ...video })),
  );
  await insert('research.company_redirects', [{ slug: formerUrlName, company_id: 1 }]);
}
