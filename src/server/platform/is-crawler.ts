const crawlers =
  /googlebot|google-inspectiontool|adsbot-google|mediapartners-google|bingbot|bingpreview|slurp|duckduckbot|duckassistbot|baiduspider|yandex(?:bot|images)|applebot|facebookexternalhit|facebot|twitterbot|linkedinbot|pinterestbot|petalbot|semrushbot|ahrefsbot|mj12bot|sogou|seznambot|gptbot|claudebot|ccbot|bytespider|\bcrawler\b|\bspider\b/i;

/** Whether a user agent is one of a search engine or another crawler (decisions 0.11). It is a courtesy, not a defence. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent);
}
