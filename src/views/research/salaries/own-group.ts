import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

/** Returns the words for a group that the viewer belongs to by their career status; null for any other group. */
export type OwnOf = (name: string) => string | null;

/** Returns the viewer's own city, company and job title among groups. */
export function useOwnGroup(): OwnOf {
  const working = useStore(ProfileKey).profile?.careerStatus?.working ?? null;
  return (name) => {
    if (working === null) return null;
    if (name === working.jobLocation) return messages.yourCity;
    if (name === working.companyName) return messages.yourCompany;
    return name === working.jobProfile ? messages.yourTitle : null;
  };
}

/** Returns groups with the viewer's own first. */
export function ownFirst<Group extends { readonly name: string }>(
  groups: readonly Group[],
  ownOf: OwnOf,
): readonly Group[] {
  const isOther = ({ name }: Group) => Number(ownOf(name) === null);
  return groups.toSorted((one, other) => isOther(one) - isOther(other));
}
