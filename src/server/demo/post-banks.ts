import * as v from 'valibot';
import type { DemoCommunity } from './communities';
import bengaluruTech from './data/posts/bengaluru-tech.json';
import careerSwitch from './data/posts/career-switch.json';
import companies from './data/posts/companies.json';
import departments from './data/posts/departments.json';
import freshers2027 from './data/posts/freshers-2027.json';
import interviewDiaries from './data/posts/interview-diaries.json';
import layoffWatch from './data/posts/layoff-watch.json';
import managersAndLeads from './data/posts/managers-and-leads.json';
import moneyAndTax from './data/posts/money-and-tax.json';
import noticePeriod from './data/posts/notice-period.json';
import offerRoom from './data/posts/offer-room.json';
import remoteAndHybrid from './data/posts/remote-and-hybrid.json';
import smallWins from './data/posts/small-wins.json';
import trades from './data/posts/trades.json';
import womenWhoShip from './data/posts/women-who-ship.json';
import { PostBank, PostTemplate } from './post-template';

const topicBanks = v.parse(v.record(v.string(), PostBank), {
  'bengaluru-tech': bengaluruTech,
  'notice-period': noticePeriod,
  'offer-room': offerRoom,
  'money-and-tax': moneyAndTax,
  'freshers-2027': freshers2027,
  'women-who-ship': womenWhoShip,
  'layoff-watch': layoffWatch,
  'managers-and-leads': managersAndLeads,
  'remote-and-hybrid': remoteAndHybrid,
  'interview-diaries': interviewDiaries,
  'career-switch': careerSwitch,
  'small-wins': smallWins,
});
const inCompanies = v.parse(PostBank, companies);
const inDepartments = v.parse(PostBank, departments);
const ownOfDepartments = v.parse(v.record(v.string(), v.array(PostTemplate)), trades);

export function postBankOf(community: DemoCommunity): PostBank {
  if (community.type === 'company') return inCompanies;
  if (community.type === 'department') return inDepartments;
  const bank = topicBanks[community.slug];
  if (bank === undefined) throw new Error(`There are no posts for the topic ${community.name}.`);
  return bank;
}

export function departmentTemplatesOf(community: DemoCommunity): readonly PostTemplate[] {
  return community.type === 'department' ? (ownOfDepartments[community.name] ?? []) : [];
}
