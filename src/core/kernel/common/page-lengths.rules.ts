/** The length of a list if a call names none, and the most that it may name. */
interface ListLength {
  readonly usual: number;
  readonly max: number;
}

/** The lengths of the lists of one answer, by kind. A test holds the `limit` parameters of the contract to them. */
export const PAGE_LENGTHS = {
  page: { usual: 20, max: 50 },
  salaries: { usual: 20, max: 30 },
  /** Eighteen fill the rows of the album (LM-PHOTOS-PAGE). */
  photos: { usual: 18, max: 50 },
  /** LM-COMMUNITY-FETCH. */
  communities: { usual: 10, max: 50 },
  /** LM-COMMUNITY-SUGGEST. */
  foundCommunities: { usual: 25, max: 25 },
  /** LM-SUGGESTIONS. */
  suggestions: { usual: 5, max: 10 },
  namesOfList: { usual: 5, max: 25 },
} as const satisfies Readonly<Record<string, ListLength>>;
