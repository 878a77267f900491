import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { Fetch } from './call-trace';
import type { CallOptions } from './http-client';

/** Returns a fetch that reports the share of a request's body that was sent. */
export type ReportingFetch = (onProgress: (share: number) => void) => Fetch;

/** Returns the options of a call that sends a file. Without a fetch that reports, nothing is known on the way. */
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
