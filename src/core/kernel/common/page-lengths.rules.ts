interface ListLength {
  readonly usual: number;
  readonly max: number;
}

/** The default and maximum length of pages. A test compares them with the `limit` parameters of the contract. */
export const PAGE_LENGTHS = {
  page: { usual: 20, max: 50 },
  salaries: { usual: 20, max: 30 },
  /** 18 photos fill the rows of the album (LM-PHOTOS-PAGE). */
  photos: { usual: 18, max: 50 },
  communities: { usual: 10, max: 50 },
  foundCommunities: { usual: 25, max: 25 },
  suggestions: { usual: 5, max: 10 },
  namesOfList: { usual: 5, max: 25 },
} as const satisfies Readonly<Record<string, ListLength>>;
