/** A conversation, as far as its place in a list depends on it. */
interface Listed {
  readonly lastMessage: { readonly sentAt: string } | null;
}

/** Returns conversations by their last messages, rooms without one at the end. */
export function newestFirst<Talk extends Listed>(talks: readonly Talk[]): readonly Talk[] {
  const sentAt = ({ lastMessage }: Talk): string => lastMessage?.sentAt ?? '';
  return talks.toSorted((one, other) => sentAt(other).localeCompare(sentAt(one), 'en'));
}
