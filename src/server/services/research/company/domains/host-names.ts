import { distance } from 'fastest-levenshtein';
import { parse } from 'tldts';
import type { HostNames } from '@/core/kernel/common/host-names';

export const hostNames: HostNames = {
  registered: (host) => {
    const { domain, domainWithoutSuffix: label } = parse(host, { validateHostname: false });
    return domain === null || label === null ? null : { domain, label };
  },
  registrable: (host) => {
    const ascii = /[\s/:@?#\\]/.test(host.trim()) ? '' : (URL.parse(`https://${host.trim()}`)?.hostname ?? '');
    const own = [{}, { allowPrivateDomains: true }].every((options) => parse(ascii, options).domain === ascii);
    return own && /^[a-z0-9.-]+$/.test(ascii) ? ascii : null;
  },
  distance,
};
