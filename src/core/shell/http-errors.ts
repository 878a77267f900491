/** What people read when a call is refused or fails, as the specification words it (section 8). */
export const httpErrorMessages = {
  /** ER-HTTP-404 */
  notFound: 'We could not find what you are looking for!',
  /** ER-HTTP-401 */
  unauthenticated: 'You must be logged in to do this operation!',
  /** ER-HTTP-403 */
  forbidden: 'You are not authorised to do this operation!',
  /** ER-HTTP-5XX */
  unavailable: 'Something went wrong, please try later. We are working on it!',
} as const;

/**
 * The calls of the background, whose errors nobody waits for: no toast for them (ER-HTTP-SUPPRESSED). Beginnings of
 * paths under the origin; a deployment may configure others.
 */
export const SUPPRESSED_CALLS: readonly string[] = [
  '/api/curate/',
  '/api/v4/log/',
  '/api/notification/',
  '/api/chat/jobseeker/message/meta',
  '/api/aggregation/browsing-history',
  '/api/feed/v1/postview',
];

/** The text for an HTTP status, null for one that has none (its screen shows the service's own message). */
export function httpErrorMessageOf(status: number): string | null {
  switch (status) {
    case 401:
      return httpErrorMessages.unauthenticated;
    case 403:
      return httpErrorMessages.forbidden;
    case 404:
      return httpErrorMessages.notFound;
    default:
      return status >= 500 && status <= 599 ? httpErrorMessages.unavailable : null;
  }
}

/**
 * The text of the toast for a failed call, null for none: a status without a text, a suppressed call, the meta call of
 * the top questions (ER-HTTP-TOPQ). `path` is the call's path under the origin.
 */
export function httpErrorToastOf(
  status: number,
  path: string,
  suppressed: readonly string[] = SUPPRESSED_CALLS,
): string | null {
  const isSilent = isTopQuestionsMeta(path) || suppressed.some((beginning) => path.startsWith(beginning));
  return isSilent ? null : httpErrorMessageOf(status);
}

function isTopQuestionsMeta(path: string): boolean {
  const segments = path.split(/[/?#]/);
  return segments.includes('top-questions') && segments.includes('meta');
}
