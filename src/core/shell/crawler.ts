const CRAWLER_AGENT =
  /googlebot|google-inspectiontool|storebot-google|googleother|adsbot-google|mediapartners-google|bingbot|bingpreview|adidxbot|msnbot|slurp|duckduckbot|duckassistbot|baiduspider|yandex(?:bot|images|mobilebot)|applebot|petalbot|seznambot|sogou|exabot|facebot|facebookexternalhit|twitterbot|linkedinbot|ia_archiver|archive\.org_bot|ahrefsbot|semrushbot|mj12bot|dotbot|bytespider|gptbot|oai-searchbot|claudebot|perplexitybot|ccbot|amazonbot|naverbot|yeti\/|crawler|spider\b/i;

/** Whether a user agent is that of a search engine's crawler (CR-DETECT). */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER_AGENT.test(userAgent);
}

/** The code with which a service refuses a crawler what is for people only (decisions 0.11). */
export const CRAWLER_REFUSED = 'crawler_not_allowed';

// A segment names the call wherever it stands, so that a new version or a deeper path of the same call is covered too.
const SEGMENTS_FOR_PEOPLE: ReadonlySet<string> = new Set([
  'filter',
  'filters',
  'compare',
  'comment',
  'comments',
  'page-details',
  'pagename',
  'browsing-history',
]);

/**
 * Whether a call is for people only: filter, compare, chat, comment, page-details, pagename and browsing-history
 * (CR-BLOCK-*). A client that is a crawler does not send it, the server refuses it. `path` is the call's path under the
 * origin.
 */
export function isForPeopleOnly(path: string): boolean {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  const segments = withoutQuery.split('/').filter((segment) => segment !== '');
  const isChat = segments[0] === 'api' && segments[1] === 'chat';
  return isChat || segments[0] === 'jobseeker' || segments.some((segment) => SEGMENTS_FOR_PEOPLE.has(segment));
}
