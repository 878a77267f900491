import { distance } from 'fastest-levenshtein';
import { parse } from 'tldts';
import type { HostNames } from '@/core/kernel/common/host-names';

/** Host names by the public suffix list, which is part of the download. */
export const listedHostNames: HostNames = {
  registered: (host) => {
    const { domain, domainWithoutSuffix, isIp } = parse(host, { validateHostname: false });
    return domain === null || domainWithoutSuffix === null || isIp === true
      ? null
      : { domain, label: domainWithoutSuffix };
  },
  distance,
};
