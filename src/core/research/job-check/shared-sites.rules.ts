/** Sites on which companies and colleges have a page; none is their own. */
const SHARED_SITES: ReadonlySet<string> = new Set([
  'linkedin.com',
  'facebook.com',
  'twitter.com',
  'x.com',
  'instagram.com',
  'youtube.com',
  'glassdoor.com',
  'glassdoor.co.in',
  'ambitionbox.com',
  'naukri.com',
  'indeed.com',
  'wikipedia.org',
  'google.com',
  'gmail.com',
  'yahoo.com',
  'crunchbase.com',
  'myworkdayjobs.com',
  'lever.co',
  'greenhouse.io',
  'smartrecruiters.com',
  'icims.com',
  'taleo.net',
  'oraclecloud.com',
  'successfactors.com',
  'successfactors.eu',
  'zohorecruit.com',
  'zohorecruit.in',
  'darwinbox.in',
  'keka.com',
  'freshteam.com',
  'ashbyhq.com',
  'workable.com',
  'turbohire.co',
  'peoplestrong.com',
]);

/** Returns whether a registrable domain is a site that many companies have a page on. */
export function isSharedSite(domain: string): boolean {
  return SHARED_SITES.has(domain);
}
