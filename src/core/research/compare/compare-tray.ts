import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';

export interface TrayCompany {
  readonly urlName: string;
  readonly companyName: string;
}

export function toggledTray(tray: readonly TrayCompany[], company: TrayCompany): readonly TrayCompany[] | null {
  const others = tray.filter(({ urlName }) => urlName !== company.urlName);
  if (others.length < tray.length) return others;
  return tray.length >= MAX_COMPARED ? null : [...tray, { urlName: company.urlName, companyName: company.companyName }];
}
