/** The options of polls, and whether both sides take two of them for the same. */
export const pollOptionCases: readonly (readonly [options: readonly string[], areAlike: boolean])[] = [
  [['Yes', 'No'], false],
  [['Yes', 'Yes'], true],
  [['Yes', 'No', ' yes '], true],
  [['In  writing', 'In writing'], true],
  [['１ day', '1 day'], true],
  [['ﬁne', 'fine'], true],
  [['Yes', 'Y\u200bes'], true],
  [['हाँ', 'नहीं'], false],
  [['10%', '100%'], false],
];
