import type { ServiceName } from '@/adapters/http/generated/services';
import { serviceBases } from '@/adapters/http/generated/services';
import { appIdentityOf } from '@/core/kernel/device/app-identity';
import type { Device } from '@/core/kernel/device/device';
import type { ClientConfig } from '../client-config';

/** Returns the headers of every request to a service (API-COMMON-HEADERS), including the user that the page shows. */
export function commonHeadersOf(
  service: ServiceName,
  device: Device,
  shownUser: string | null = null,
): Readonly<Record<string, string>> {
  const { appid, systemid } = appIdentityOf(service, device);
  return { appid, systemid, ...(shownUser === null ? {} : { 'user-id': shownUser }) };
}

export function baseUrlOf(service: ServiceName, config: ClientConfig, origin = ''): string {
  return config.serviceBases[service] ?? `${origin}${serviceBases[service]}`;
}
