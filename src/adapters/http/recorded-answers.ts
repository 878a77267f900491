export interface RecordedAnswer {
  readonly status: number;
  /** Empty if the response had no body. */
  readonly contentType: string;
  readonly body: string;
}

/** Answers by request (`recordingKey`), as plain JSON, so that a document can contain them. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/**
 * Returns `GET /api/feed/v3/feed?limit=20`, without the origin, since server and browser reach a service differently.
 */
export function recordingKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${request.method} ${pathname}${search}`;
}

export function responseOfAnswer({ status, contentType, body }: RecordedAnswer): Response {
  // 204, 205 and 304 must not have a body, not even an empty one.
  return new Response(body === '' ? null : body, {
    status,
    headers: contentType === '' ? {} : { 'content-type': contentType },
  });
}
