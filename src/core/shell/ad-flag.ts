/** Whether a page shows advertisements: only those that the configuration names (ST-AD-FLAG); it names none by default. */
export function showsAds(pageName: string, pagesWithAds: ReadonlySet<string>): boolean {
  return pagesWithAds.has(pageName);
}
