import type { DemoCommunity } from './communities';
import { bengaluruTech } from './data/posts/bengaluru-tech';
import { careerSwitch } from './data/posts/career-switch';
import { inCompanies } from './data/posts/companies';
import { inDepartments } from './data/posts/departments';
import { freshers2027 } from './data/posts/freshers-2027';
import { interviewDiaries } from './data/posts/interview-diaries';
import { layoffWatch } from './data/posts/layoff-watch';
import { managersAndLeads } from './data/posts/managers-and-leads';
import { moneyAndTax } from './data/posts/money-and-tax';
import { noticePeriod } from './data/posts/notice-period';
import { offerRoom } from './data/posts/offer-room';
import { remoteAndHybrid } from './data/posts/remote-and-hybrid';
import { smallWins } from './data/posts/small-wins';
import { trades } from './data/posts/trades';
import { womenWhoShip } from './data/posts/women-who-ship';
import type { PostBank, PostTemplate } from './post-template';

const topicBanks: Readonly<Record<string, PostBank>> = {
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
};

/** The bank that a community's posts come from. Throws for a topic without one. */
export function bankOf(community: DemoCommunity): PostBank {
  if (community.type === 'company') return inCompanies;
  if (community.type === 'department') return inDepartments;
  const bank = topicBanks[community.slug];
  if (bank === undefined) throw new Error(`There are no posts for the topic ${community.name}.`);
  return bank;
}

/** The templates of this community alone; empty for most. */
export function ownTemplatesOf(community: DemoCommunity): readonly PostTemplate[] {
  return community.type === 'department' ? (trades[community.name] ?? []) : [];
}
