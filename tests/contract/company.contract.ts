import { companyFacts } from '@tests/support/company-facts';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { PROOF_SETTLED_DAYS, PROVED_TOGETHER_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { CompanyListingPort, CompanyReadingPort, VideosPort } from '@/core/research/company/company.port';
import { COUNT_KEYS } from '@/core/research/company/company-counts';
import type { CompanyFilterParameters, CompanySort } from '@/core/research/company/company-filters';
import { ComparingPort } from '@/core/research/compare/comparison.port';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';
import { MAX_ADDED_DOMAINS } from '@/core/research/job-check/added-domain.rules';
import { CompanyDomainsPort } from '@/core/research/job-check/company-domains.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';

const company = { type: 'company', entityId: 1 } as const;
const vaayuna = { urlName: 'vaayuna-technologies' };
const unknown = { urlName: 'no-such-company' };

function expectAtDomain(answer: Result<unknown, Failure>, kind: Failure['kind'], code: string): void {
  expectRefusal(answer, kind, code);
  expect(failureOf(answer).fields['domain']).toBe(failureOf(answer).message);
}

export const companyContract: Contract = (harness) => {
  const companies = () => harness().as('guest').port(CompanyReadingPort);

  describe('the head of a company', () => {
    it('[EN-CO-HELPER] has what every page of the company shows', async () => {
      expect(successOf(await companies().getCompany(vaayuna))).toEqual({
        companyId: 1,
        urlName: 'vaayuna-technologies',
        companyName: 'Vaayuna Technologies',
        industry: 'Software Product',
        about: companyFacts.about,
        logo: null,
        coverPhoto: null,
        rating: null,
        reviewsCount: 0,
        newestReview: null,
        followersCount: expect.any(Number),
        photosCount: 0,
        relationsCount: 1,
        isClaimed: false,
        claimedIn: null,
        invited: null,
        infoTags: [],
        badges: [],
        hq: 'Kochi',
        indianEmployeeCount: '10k-50k',
        globalEmployeeCount: '1 Lakh+',
        socialLinks: expect.any(Array),
        officeLocations: [
          { city: 'Kochi', locationUrl: 'kochi' },
          { city: 'Bengaluru', locationUrl: 'bengaluru' },
        ],
        foundedYear: 1998,
        counts: expect.any(Object),
        isFollowed: false,
      });
    });

    it('is found in any case and by an earlier name, and then says its present one', async () => {
      for (const urlName of ['Vaayuna-TECHNOLOGIES', companyFacts.formerUrlName]) {
        expect(successOf(await companies().getCompany({ urlName })).urlName).toBe('vaayuna-technologies');
      }
      expectRefusal(await companies().getCompany(unknown), 'notFound', 'company_not_found');
      expectInvalid(await companies().getCompany({ urlName: 'x'.repeat(251) }), 'urlName');
    });

    it('says whether the viewer follows it, and shows nobody when they began to', async () => {
      const person = await harness().newcomer();
      const { followersCount } = successOf(await companies().getCompany(vaayuna));
      successOf(await person.port(CommunitiesPort).joinCommunity(company));
      const seen = await person.port(CompanyReadingPort).getCompany(vaayuna);
      expect(successOf(seen)).toMatchObject({ isFollowed: true, followersCount });
      expect(successOf(await companies().getCompany(vaayuna))).toMatchObject({ isFollowed: false });
      successOf(await person.port(CommunitiesPort).leaveCommunity(company));
      expect(successOf(await companies().getCompany(vaayuna)).followersCount).toBe(followersCount);
    });

    it('[EN-COUNT-KEYS] counts under the seventeen names only', async () => {
      const counts = successOf(await companies().getCompanyCounts(vaayuna));
      expect(Object.keys(counts).filter((key) => !(COUNT_KEYS as readonly string[]).includes(key))).toEqual([]);
      expect(successOf(await companies().getCompany(vaayuna)).counts).toEqual(counts);
      expectRefusal(await companies().getCompanyCounts(unknown), 'notFound', 'company_not_found');
    });
  });

  describe('the domains of companies', () => {
    it('come all at once, each company with its registrable domains, and none without one', async () => {
      const domains = harness().as('guest').port(CompanyDomainsPort);
      const { companies: known } = successOf(await domains.listCompanyDomains());
      expect(known.find(({ name }) => name === 'Vaayuna Technologies')?.domains).toEqual(['vaayuna.example']);
      expect(known.find(({ name }) => name === 'Neelgiri Textiles')).toBeUndefined();
      expect(known.every(({ domains: own }) => own.length > 0)).toBe(true);
    });

    it('are added and removed by moderators alone, each once, with a line in the public log', async () => {
      const at = { urlName: 'sagarmatha-health', domain: 'Sagarmatha-Care.example' };
      const own = { ...at, isShared: false };
      const editing = (actor: Actor) => actor.port(CompanyDomainEditingPort);
      const [guest, user] = [editing(harness().as('guest')), editing(harness().as('user'))];
      expectNotSignedIn(await guest.addCompanyDomain(own));
      expectRefusal(await user.addCompanyDomain(own), 'forbidden', 'moderator_required');
      expectRefusal(await user.removeCompanyDomain(at), 'forbidden', 'moderator_required');
      expectRefusal(await guest.getDomainsOfCompany({ urlName: 'no-such-company' }), 'notFound', 'company_not_found');
      let moderator = editing(await harness().moderator());
      const before = successOf(await guest.getDomainsOfCompany(at));
      expect(before.added).toEqual([]);
      for (let again = 0; again < 2; again += 1) expect(successOf(await moderator.addCompanyDomain(own))).toBeNull();
      const added = [{ domain: 'sagarmatha-care.example', since: expect.stringMatching(/^\d{4}-\d{2}$/) }];
      expect(successOf(await guest.getDomainsOfCompany(at))).toEqual({ ...before, added });
      harness().pass(DAY_MS / 24);
      moderator = editing(await harness().moderator());
      const all = successOf(await harness().as('guest').port(CompanyDomainsPort).listCompanyDomains()).companies;
      expect(all.find(({ name }) => name === 'Sagarmatha Health')?.domains).toContain('sagarmatha-care.example');

      for (const domain of ['gmail.com', 'linkedin.com', 'jobs.sagarmatha-care.example', 'not a domain'])
        expectAtDomain(await moderator.addCompanyDomain({ ...own, domain }), 'invalid', 'domain_unfitting');
      const taken = { ...own, domain: 'vaayuna.example' };
      expectAtDomain(await moderator.addCompanyDomain(taken), 'conflict', 'domain_of_other');
      expect(successOf(await moderator.addCompanyDomain({ ...taken, isShared: true }))).toBeNull();
      for (let more = 2; more < MAX_ADDED_DOMAINS; more += 1)
        successOf(await moderator.addCompanyDomain({ ...own, domain: `care${more}.example` }));
      const full = await moderator.addCompanyDomain({ ...own, domain: 'one-more.example' });
      expectAtDomain(full, 'invalid', 'domains_full');
      expect(successOf(await moderator.addCompanyDomain(own))).toBeNull();

      const there = successOf(await guest.getDomainsOfCompany(at)).added;
      for (const { domain } of [...there, ...there])
        expect(successOf(await moderator.removeCompanyDomain({ ...at, domain }))).toBeNull();
      expect(successOf(await guest.getDomainsOfCompany(at))).toEqual(before);
      const nowhere = { urlName: 'no-such-company', domain: 'care.example' };
      expectRefusal(await moderator.removeCompanyDomain(nowhere), 'notFound', 'company_not_found');
      const elsewhere = { ...nowhere, isShared: false };
      expectRefusal(await moderator.addCompanyDomain(elsewhere), 'notFound', 'company_not_found');
    });

    it('are named to moderators where five people proved an address, and never the address', async () => {
      const at = { urlName: 'neelgiri-textiles' };
      const proved = (actor: Actor) => actor.port(CompanyDomainEditingPort).listProvedDomains(at);
      const prove = async (...addresses: readonly string[]) => {
        for (const address of addresses)
          await proveWork(harness(), await harness().newcomer(), address, 'Neelgiri Textiles');
      };
      await prove(...['asha', 'ravi', 'meena', 'john'].map((name) => `${name}@mail.neelgiri-looms.example`));
      await prove('one@elsewhere.example');
      harness().pass(PROOF_SETTLED_DAYS * DAY_MS);
      const moderator = await harness().moderator();
      expect(successOf(await proved(moderator))).toEqual({ domains: [] });
      await prove('fifth@neelgiri-looms.example');
      expect(successOf(await proved(moderator))).toEqual({ domains: [] });
      harness().pass(PROVED_TOGETHER_DAYS * DAY_MS);
      const [later, notOwed] = [await harness().moderator(), await harness().moderator(null)];
      const named = { domains: [{ domain: 'neelgiri-looms.example', people: 5 }] };
      expect(successOf(await proved(later))).toEqual(named);
      expectNotSignedIn(await proved(harness().as('guest')));
      expectRefusal(await proved(await harness().newcomer()), 'forbidden', 'moderator_required');
      expectRefusal(await proved(notOwed), 'conflict', 'conduct_not_accepted');
      const nowhere = { urlName: 'no-such-company' };
      const editing = later.port(CompanyDomainEditingPort);
      expectRefusal(await editing.listProvedDomains(nowhere), 'notFound', 'company_not_found');
      await proveWork(harness(), later, 'own@neelgiri-looms.example', 'Neelgiri Textiles');
      expectRefusal(await proved(later), 'conflict', 'case_of_others');

      const domain = 'neelgiri-looms.example';
      const last = (await harness().moderator()).port(CompanyDomainEditingPort);
      successOf(await last.addCompanyDomain({ ...at, domain, isShared: false }));
      expect(successOf(await last.listProvedDomains(at))).toEqual({ domains: [] });
      successOf(await last.removeCompanyDomain({ ...at, domain }));
    });
  });

  describe('the facts of a company', () => {
    it('[EN-CO-DETAILS] are all there, those that nobody told as null', async () => {
      expect(successOf(await companies().getCompanyDetails(vaayuna))).toEqual(companyFacts.details);
      expect(successOf(await companies().getCompanyDetails({ urlName: 'neelgiri-textiles' }))).toEqual({
        foundedYear: null,
        indianEmployeeCount: null,
        globalEmployeeCount: null,
        headQuarter: 'Kochi',
        locations: [],
        website: null,
        primaryIndustry: 'Healthcare',
        secondaryIndustry: null,
        careerSiteUrl: null,
        naukriCompanyPageUrl: null,
        contactNumber: null,
        emailId: null,
        socialMedia: [],
      });
      expectRefusal(await companies().getCompanyDetails(unknown), 'notFound', 'company_not_found');
    });

    it('say which companies belong together, from both sides', async () => {
      const related = async (urlName: string) =>
        successOf(await companies().getOrganisation({ urlName })).map((each) => [each.kind, each.company.urlName]);
      expect(await related('vaayuna-technologies')).toEqual([['subsidiary', 'neelgiri-textiles']]);
      expect(await related('neelgiri-textiles')).toEqual([['parent', 'vaayuna-technologies']]);
      expect(await related('sagarmatha-health')).toEqual([]);
      expectRefusal(await companies().getOrganisation(unknown), 'notFound', 'company_not_found');
    });

    it('list the offices, and one office with other companies of its city', async () => {
      expect(successOf(await companies().listOffices(vaayuna))).toEqual(companyFacts.offices);
      expectRefusal(await companies().listOffices(unknown), 'notFound', 'company_not_found');
      const { office, neighbours } = successOf(await companies().getOffice({ ...vaayuna, locationUrl: 'Kochi' }));
      expect(office).toEqual(companyFacts.offices[0]);
      expect(neighbours.map(({ urlName }) => urlName)).toEqual(['sagarmatha-health']);
      const pune = await companies().getOffice({ ...vaayuna, locationUrl: 'pune' });
      expectRefusal(pune, 'notFound', 'office_not_found');
      expectRefusal(await companies().getOffice({ ...unknown, locationUrl: 'kochi' }), 'notFound', 'company_not_found');
    });

    it('have sections in the company’s own words', async () => {
      expect(successOf(await companies().listCompanySections(vaayuna))).toEqual(companyFacts.sections);
      expect(successOf(await companies().listCompanySections({ urlName: 'neelgiri-textiles' }))).toEqual([]);
      expectRefusal(await companies().listCompanySections(unknown), 'notFound', 'company_not_found');
    });

    it('[API-VIDEO] have videos', async () => {
      const videos = harness().as('guest').port(VideosPort);
      expect(successOf(await videos.listVideos({ company: 'vaayuna-technologies' }))).toEqual(companyFacts.videos);
      expect(successOf(await videos.listVideos({ company: 'neelgiri-textiles' }))).toEqual([]);
      expectRefusal(await videos.listVideos({ company: 'none' }), 'notFound', 'company_not_found');
    });
  });

  it('suggests companies with a name like a wrong one', async () => {
    const near = successOf(await companies().listNearCompanies({ name: 'vaayuna-tecnologies' }));
    const listed = successOf(await harness().as('guest').port(CompanyListingPort).listCompanies({})).items;
    expect(near[0]?.urlName).toBe('vaayuna-technologies');
    expect(near[0]).toEqual(listed.find(({ urlName }) => urlName === 'vaayuna-technologies'));
    expect(successOf(await companies().listNearCompanies({ name: 'qqqqq' }))).toEqual([]);
  });

  describe('the list of companies', () => {
    const listing = () => harness().as('guest').port(CompanyListingPort);
    const namesOf = async (query: CompanyFilterParameters & { readonly sort?: CompanySort; readonly page?: number }) =>
      successOf(await listing().listCompanies(query)).items.map(({ urlName }) => urlName);

    it('[API-COMPANY] has all companies, a page at a time, each with its head, facts, counts, relatives and offices', async () => {
      const { items, total, page, limit } = successOf(await listing().listCompanies({ limit: 2 }));
      expect([items.length, total, page, limit]).toEqual([2, 3, 1, 2]);
      expect(await namesOf({ sort: 'name' })).toEqual([
        'neelgiri-textiles',
        'sagarmatha-health',
        'vaayuna-technologies',
      ]);
      expect(await namesOf({ page: 1_000_000_000 })).toEqual([]);
      const [first] = items;
      if (first === undefined) throw new Error('The list is empty.');
      const { urlName } = first;
      const reading = companies();
      successOf(await reading.getCompany({ urlName }));
      successOf(await reading.getCompanyDetails({ urlName }));
      successOf(await reading.getCompanyCounts({ urlName }));
      successOf(await reading.getOrganisation({ urlName }));
      successOf(await reading.listOffices({ urlName }));
      const person = await harness().newcomer();
      const followed = { type: 'company', entityId: first.companyId } as const;
      expect(successOf(await person.port(CommunitiesPort).joinCommunity(followed)).followed).toBe(true);
      expectInvalid(await listing().listCompanies({ page: 0 }), 'page');
    });

    it('is filtered by city, industry, size and rating; what does not exist is named', async () => {
      expect(await namesOf({ city: 'bengaluru' })).toEqual(['vaayuna-technologies']);
      expect((await namesOf({ city: 'bengaluru,kochi' })).length).toBe(3);
      expect(await namesOf({ industry: 'healthcare' })).toEqual(['neelgiri-textiles']);
      expect(await namesOf({ size: '10k-50k', city: 'kochi' })).toEqual(['vaayuna-technologies']);
      const rated = successOf(await listing().listCompanies({ rating: 4 }));
      expect([rated.total, rated.unrated]).toEqual([0, 3]);
      expect(await namesOf({ hiring: true })).toEqual([]);
      const odd = successOf(await listing().listCompanies({ city: `atlantis,kochi`, industry: '<b>' }));
      expect(odd.ignored).toEqual([
        { parameter: 'city', value: 'atlantis' },
        { parameter: 'industry', value: '<b>' },
      ]);
      expect(odd.total).toBe(3);
    });

    it('is named by the one city and the one industry that it is of', async () => {
      const named = async (query: CompanyFilterParameters) => successOf(await listing().listCompanies(query)).named;
      expect(await named({})).toEqual({ city: null, industry: null });
      expect(await named({ city: 'bengaluru' })).toEqual({ city: 'Bengaluru', industry: null });
      expect(await named({ city: 'kochi', industry: 'healthcare' })).toEqual({ city: 'Kochi', industry: 'Healthcare' });
      expect(await named({ city: 'bengaluru,kochi' })).toEqual({ city: null, industry: null });
      expect(await named({ city: 'bengaluru,atlantis', size: '10k-50k' })).toMatchObject({ city: 'Bengaluru' });
    });

    it('counts what each option would leave', async () => {
      const filters = successOf(await listing().listCompanyFilters({ industry: 'healthcare' }));
      const counts = Object.fromEntries(
        filters.map(({ key, options }) => [
          key,
          Object.fromEntries(options.map(({ urlName, count }) => [urlName, count])),
        ]),
      );
      expect(counts).toMatchObject({
        industry: { 'software-product': 1, healthcare: 1, textiles: 1 },
        city: { bengaluru: 0, kochi: 1 },
        size: { '10k-50k': 0 },
        rating: { 4: 0, 3.5: 0, 3: 0 },
        hiring: { true: 0 },
      });
    });

    it('[CR-BLOCK-FILTER] does not tell crawlers the counts of filters', async () => {
      const crawler = harness().as('crawler').port(CompanyListingPort);
      expectRefusal(await crawler.listCompanyFilters({}), 'forbidden', 'crawler_not_allowed');
      expect(successOf(await crawler.listCompanies({})).total).toBe(3);
    });
  });

  describe('companies side by side', () => {
    it('come in the given order, four at most, by old names too; unknown ones are left out', async () => {
      const comparing = harness().as('guest').port(ComparingPort);
      const of = async (names: string) =>
        successOf(await comparing.compareCompanies({ companies: names })).map((each) => each.company.urlName);
      expect(await of('sagarmatha-health,none,Vaayuna-Technologies')).toEqual([
        'sagarmatha-health',
        'vaayuna-technologies',
      ]);
      expect(await of(companyFacts.formerUrlName)).toEqual(['vaayuna-technologies']);
      expect(await of(',')).toEqual([]);
      const [first] = successOf(await comparing.compareCompanies({ companies: 'vaayuna-technologies' }));
      expect(first).toMatchObject({ foundedYear: 1998, globalEmployeeCount: '1 Lakh+', isClaimed: false });
    });

    it('have the ratings of topics and the median pay, from five on', async () => {
      const comparing = harness().as('guest').port(ComparingPort);
      // A different address each time: guests' answers are cached.
      const compared = async (also: string) =>
        successOf(await comparing.compareCompanies({ companies: `sagarmatha-health,${also}` }))[0];
      expect(await compared('none')).toMatchObject({ topics: [], pay: { median: null, count: 0, newest: null } });
      const createdAt = '2026-10-01T00:00:00.000Z';
      const given = [5, 4, 4, 4, 4];
      await harness().seedReviews(
        given.map((balance, place) => ({
          companyId: 3,
          rating: 4,
          createdAt,
          aspects: { balance, ...(place === 0 ? { culture: 2 } : {}) },
        })),
      );
      await harness().seedSalaries(
        [6, 7, 8, 9].map((lakh) => ({ companyId: 3, jobProfileId: 1, fixed: lakh * 100_000, monthsAgo: 2 })),
      );
      const four = await compared('still-none');
      expect(four?.topics).toEqual([
        { topic: 'balance', rating: 4.2, count: 5 },
        { topic: 'culture', rating: null, count: 1 },
      ]);
      expect(four?.pay).toEqual({ designation: null, median: null, margin: null, count: 0, newest: null });
      expect(four?.company).toMatchObject({ medianPay: null, salariesCount: 0, balanceRating: 4.2, balanceCount: 5 });
      await harness().seedSalaries([{ companyId: 3, jobProfileId: 1, fixed: 3_000_000 }]);
      const five = await compared('no-more');
      expect(five?.pay).toMatchObject({ median: 800_000, count: 5 });
      expect(five?.company).toMatchObject({ medianPay: 800_000, salariesCount: 5 });
    });

    it('have the salaries of a role that is asked for, and of all together where nobody knows it', async () => {
      const comparing = harness().as('guest').port(ComparingPort);
      const [{ urlName = '' } = {}] = successOf(
        await harness().as('guest').port(CompanyListingPort).listCompanies({ page: 1, limit: 50 }),
      ).items.filter(({ companyId }) => companyId === 2);
      const pay = async (designation: string) =>
        successOf(await comparing.compareCompanies({ companies: urlName, designation }))[0]?.pay;
      await harness().seedSalaries([
        ...[6, 7, 8, 9, 10].map((lakh) => ({ companyId: 2, jobProfileId: 1, fixed: lakh * 100_000 })),
        ...[16, 17, 18, 19, 20].map((lakh) => ({ companyId: 2, jobProfileId: 2, fixed: lakh * 100_000 })),
      ]);
      expect(await pay('software-engineer')).toMatchObject({
        designation: 'Software Engineer',
        median: 800_000,
        count: 5,
      });
      expect(await pay('Senior-Software-Engineer')).toMatchObject({
        designation: 'Senior Software Engineer',
        median: 1_800_000,
        margin: null,
      });
      expect(await pay('no-such-role')).toMatchObject({ designation: null, count: 10 });
    });

    it('[CR-BLOCK-COMPARE] are not told to crawlers', async () => {
      const crawler = harness().as('crawler').port(ComparingPort);
      expectRefusal(
        await crawler.compareCompanies({ companies: 'vaayuna-technologies' }),
        'forbidden',
        'crawler_not_allowed',
      );
    });
  });
};
