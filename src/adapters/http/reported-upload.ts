import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { Fetch } from './call-trace';
import type { CallOptions } from './http-client';

/** Reports the sent share of a request's body. */
export type ReportingFetch = (onProgress: (share: number) => void) => Fetch;

/** Returns the options of an upload. Without a reporting fetch, progress is unknown. */
export function uploadCallOptions(
  { onProgress, cancelled }: UploadOptions,
  reportingFetch: ReportingFetch | null,
): CallOptions {
  const controller = new AbortController();
  void cancelled?.then(() => controller.abort());
  return {
    signal: controller.signal,
    ...(onProgress && reportingFetch && { fetch: reportingFetch(onProgress) }),
  };
}
