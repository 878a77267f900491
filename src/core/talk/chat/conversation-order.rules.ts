interface Listed {
  readonly lastMessage: { readonly sentAt: string } | null;
}

export function newestFirst<Talk extends Listed>(talks: readonly Talk[]): readonly Talk[] {
  const sentAt = ({ lastMessage }: Talk): string => lastMessage?.sentAt ?? '';
  return talks.toSorted((one, other) => sentAt(other).localeCompare(sentAt(one), 'en'));
}
