import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

/** Returns null for a group that does not match the viewer's career status. */
export type OwnGroupLabelOf = (name: string) => string | null;

export function useOwnGroup(): OwnGroupLabelOf {
  const working = useStore(ProfileKey).profile?.careerStatus?.working ?? null;
  return (name) => {
    if (working === null) return null;
    if (name === working.jobLocation) return messages.yourCity;
    if (name === working.companyName) return messages.yourCompany;
    return name === working.jobProfile ? messages.yourTitle : null;
  };
}

export function ownFirst<Group extends { readonly name: string }>(
  groups: readonly Group[],
  ownOf: OwnGroupLabelOf,
): readonly Group[] {
  const isOther = ({ name }: Group) => Number(ownOf(name) === null);
  return groups.toSorted((one, other) => isOther(one) - isOther(other));
}
