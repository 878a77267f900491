import { distance } from 'fastest-levenshtein';
import { parse } from 'tldts';
import type { HostNames } from '@/core/kernel/common/host-names';

/** Reads host names with the public suffix list, which is part of the download. */
export const listedHostNames: HostNames = {
  registered: (host) => {
    const { domain, domainWithoutSuffix, isIp } = parse(host, { validateHostname: false });
    return domain === null || domainWithoutSuffix === null || isIp === true
      ? null
      : { domain, label: domainWithoutSuffix };
  },
  registrable: (host) => {
    const ascii = /[\s/:@?#\\]/.test(host.trim()) ? '' : (URL.parse(`https://${host.trim()}`)?.hostname ?? '');
    const own = [{}, { allowPrivateDomains: true }].every((options) => parse(ascii, options).domain === ascii);
    return own && /^[a-z0-9.-]+$/.test(ascii) ? ascii : null;
  },
  distance,
};
