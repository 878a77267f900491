/** Matches a mention, but not within an address or a longer word. The first group is the name. */
export const MENTION_PATTERN = /(?<![\p{L}\p{M}\p{N}_@./])@([A-Za-z]\w{3,23})(?![\p{L}\p{M}\p{N}_@])/u;
