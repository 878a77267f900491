/** One answer of a service, as it went over the wire. */
export interface RecordedAnswer {
  readonly status: number;
  /** Empty if the answer had no body. */
  readonly contentType: string;
  readonly body: string;
}

/** Answers by their request (`recordingKey`); plain JSON, so that a document can carry it. */
export type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/** Names a request: `GET /api/feed/v3/feed?limit=20`. The origin is left out, for server and browser reach a service differently. */
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
