import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { MemoryCommunity } from '@/adapters/memory/talk/communities/community-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CommunityType } from '@/core/talk/communities/community';
import { memoryCompanyFacts } from './memory-company-facts';

export function loadMemoryCatalogue(world: MemoryWorld): void {
  world.records(CatalogRecords).lists = {
    department: named(DEPARTMENTS).map((one, place) => ({
      ...one,
      section: ['Technology & product', 'People, law & office'][place],
    })),
    industry: named(INDUSTRIES).map((one, place) => ({
      ...one,
      section: ['Information & communication', 'Health & social work'][place],
    })),
    company: named(COMPANIES).map((one) => ({ ...one, detail: 'Kochi' })),
    jobProfile: named(['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse']),
    location: [
      { id: 1, name: 'Bengaluru', aliases: ['Bangalore'], detail: 'Karnataka' },
      { id: 2, name: 'New Delhi' },
      { id: 3, name: 'Kochi', aliases: ['Cochin'], detail: 'Kerala' },
    ],
    college: [
      { id: 1, name: 'Kaveri Institute of Technology', aliases: ['KIT'], detail: 'Kochi' },
      { id: 2, name: 'Satpura College', ownership: 'private' },
    ],
    course: named(['B.Tech', 'B.Com']),
    specialization: named(['Computer Science', 'Accounting']),
    skill: [
      { id: 1, name: 'JavaScript', aliases: ['JS', 'ECMAScript'] },
      { id: 2, name: 'Fortran' },
    ],
  };
  world.records(CareerRecords).places = [
    { name: 'Kaveri Institute of Technology', domain: 'kaveri.example', industryId: null },
    ...named(COMPANIES).map(({ id, name }) => ({
      name,
      domain: id === 1 ? 'vaayuna.example' : null,
      industryId: id,
    })),
  ];
  const communities = [
    ...communitiesOf('topic', ['Notice Period', 'Office Politics', 'Pay Talk', '100% Remote_Work'], 'Topic').map(
      (one, place) => ({ ...one, section: ['Pay & contract', 'Life at work', 'Pay & contract'][place] }),
    ),
    ...communitiesOf('company', COMPANIES, 'Software Product').map((one, place) => ({
      ...one,
      category: INDUSTRIES[place] ?? '',
    })),
    ...communitiesOf('department', DEPARTMENTS, 'Department'),
  ];
  for (const community of communities) world.records(CommunityRecords).add(community);
  for (const { entityId, name, slug, category } of communities.filter(({ type }) => type === 'company')) {
    world.records(CompanyRecords).add({
      companyId: entityId,
      companyName: name,
      urlName: slug,
      industry: category,
      ...memoryCompanyFacts(entityId),
    });
  }
}

const INDUSTRIES = ['Software Product', 'Healthcare', 'Textiles'];
const COMPANIES = ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'];
const DEPARTMENTS = ['Engineering - Software & QA', 'Human Resources'];

function named(names: readonly string[]) {
  return names.map((name, index) => ({ id: index + 1, name }));
}

function communitiesOf(type: CommunityType, names: readonly string[], category: string): readonly MemoryCommunity[] {
  return named(names).map(({ id, name }) => ({
    type,
    entityId: id,
    name,
    slug: urlNameOf(name),
    logo: null,
    category,
    about: null,
    followersElsewhere: 0,
  }));
}
