import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import { MAX_EXPERIENCES } from '@/core/account/my-profile/experience.rules';
import { MAX_WHOLE_LIST } from '@/core/kernel/catalog/search.rules';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { MAX_PLACES } from '@/core/research/awards/award.rules';
import * as company from '@/core/research/company/company-limits.rules';
import { MAX_LISTED_CONTRIBUTIONS } from '@/core/research/contributions/own-contribution.rules';
import { MAX_CLAIMS } from '@/core/research/employer/claim.rules';
import { MAX_LISTED_CORRECTIONS } from '@/core/research/employer-corrections/correction.rules';
import { MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import { MAX_ALERTS } from '@/core/research/jobs/job-alert.rules';
import { MAX_LISTED_COMPANIES } from '@/core/research/tenure/tenure.rules';
import { MAX_CONVERSATIONS, MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import { MAX_FOLLOWED_COMMUNITIES, MAX_LISTED_COMMUNITIES } from '@/core/talk/communities/community-limits.rules';
import { MAX_HELD_TEXTS } from '@/core/talk/my-posts/held-texts.rules';
import { MAX_SAVED_OFFERS } from '@/core/talk/salary-offers/offer.rules';
import { SUGGESTED_AVATARS, SUGGESTED_NAMES } from '@/server/services/account/user/profile/profiles';
import { benefitCatalogue } from '@/server/services/research/benefits/benefits/benefit-catalogue';

const UNUSUAL: Readonly<Record<string, { readonly usual?: number; readonly max: number }>> = {
  listPhotos: PAGE_LENGTHS.photos,
  listSalaries: PAGE_LENGTHS.salaries,
  listCommunities: PAGE_LENGTHS.communities,
  searchCommunities: PAGE_LENGTHS.foundCommunities,
  suggest: PAGE_LENGTHS.suggestions,
  suggestItems: PAGE_LENGTHS.namesOfList,
  // The caller chooses.
  listTalks: { max: MAX_CONVERSATIONS },
  listMessages: { max: MAX_MESSAGES },
};

/** The bounds of lists that come whole. */
const BOUNDS: Readonly<Record<string, number>> = {
  listCompanyAwards: MAX_PLACES,
  compareCompanies: MAX_COMPARED,
  listNearCompanies: company.MAX_NEAR,
  getOrganisation: company.MAX_RELATED,
  listOffices: company.MAX_OFFICES,
  listVideos: company.MAX_VIDEOS,
  listDepartments: MAX_WHOLE_LIST,
  listIndustries: MAX_WHOLE_LIST,
  listCatalogGroups: MAX_WHOLE_LIST,
  suggestItems: PAGE_LENGTHS.namesOfList.max,
  listOwnClaims: MAX_CLAIMS,
  listCompanyCorrections: MAX_LISTED_CORRECTIONS,
  listHeldTexts: MAX_HELD_TEXTS,
  listOffers: MAX_SAVED_OFFERS,
  listCommunities: MAX_LISTED_COMMUNITIES,
  countNewPosts: MAX_FOLLOWED_COMMUNITIES,
  searchCommunities: PAGE_LENGTHS.foundCommunities.max,
  listTopicNames: MAX_LISTED_COMMUNITIES,
  listTopics: MAX_LISTED_COMMUNITIES,
  listJobAlerts: MAX_ALERTS,
  listApplications: MAX_APPLICATIONS,
  listReviewedCompanies: PAGE_LENGTHS.page.max,
  listTenureFacts: MAX_LISTED_COMPANIES,
  listOwnTenure: MAX_LISTED_CONTRIBUTIONS,
  listWorkExperiences: MAX_EXPERIENCES,
  listEducations: MAX_EXPERIENCES,
  listWaitingCards: MAX_LISTED_CONTRIBUTIONS,
  listBenefitCatalogue: benefitCatalogue.length,
  suggestAvatars: SUGGESTED_AVATARS,
  suggestUsernames: SUGGESTED_NAMES,
};

/** Lists with one item for each word of an enumeration, by the property that has it. */
const ENUMERATED: Readonly<Record<string, string>> = {
  listCompanyFilters: 'key',
  listCompanySections: 'section',
  listCollegeFilters: 'key',
  listFollowedCommunities: 'type',
  listCommunityAggregate: 'type',
  listCommunityGroups: 'type',
  listJobFilters: 'key',
  listPhotoAlbums: 'album',
};

it('every array of the contract has the bound of the domain', () => {
  const arrays = Object.values(serviceDocuments)
    .flatMap((document) => operationsOf(document))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return status.startsWith('2') && schema?.type === 'array' ? [{ operationId, schema }] : [];
      }),
    );
  const enumerated = arrays.filter(({ operationId }) => operationId in ENUMERATED);
  const others = arrays.filter((array) => !enumerated.includes(array));
  expect(Object.fromEntries(others.map(({ operationId, schema }) => [operationId, schema.maxItems]))).toEqual(BOUNDS);
  expect(enumerated.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(ENUMERATED).toSorted());
  for (const { operationId, schema } of enumerated)
    expect(schema.items).toHaveProperty(
      ['properties', ENUMERATED[operationId] ?? '', 'enum', 'length'],
      schema.maxItems,
    );
});

it('every limit of the contract is that of the domain', () => {
  const limits = Object.values(serviceDocuments)
    .flatMap((document) => operationsOf(document))
    .flatMap(({ operationId, parameters }) =>
      parameters.filter(({ name }) => name === 'limit').map(({ schema }) => ({ operationId, schema })),
    );
  expect(limits.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(Object.keys(UNUSUAL)));
  for (const { operationId, schema } of limits) {
    const { usual, max } = UNUSUAL[operationId] ?? PAGE_LENGTHS.page;
    expect([operationId, schema?.minimum, schema?.default, schema?.maximum]).toEqual([operationId, 1, usual, max]);
  }
});
