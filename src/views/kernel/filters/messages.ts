const count = (value: number) => value.toLocaleString('en-IN');

export const messages = {
  title: 'Filters',
  clearAll: 'Clear all',
  clearAllOf: (results: number) => `Clear all (${count(results)})`,
  leaveOneOut: 'Remove a filter:',
  without: (label: string) => `Remove “${label}”`,
  close: 'Close filters',
  search: 'Search',
  chosen: ', chosen. Press to remove it.',
  chosenFilters: 'Chosen filters',
  open: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`),
  show: (result: string) => `Show ${result}`,
  under: (least: number) => `under ${least}`,
  more: (options: number) => `${count(options)} more`,
  leaveOut: (label: string) => `Remove the filter ${label}`,
  ignored: (values: readonly string[]) =>
    `We do not know ${new Intl.ListFormat('en-IN').format(values.map((value) => `“${value}”`))}, so the list is not filtered by ${values.length === 1 ? 'it' : 'them'}.`,
  pages: 'Pages',
  page: (page: number) => `Page ${count(page)}`,
  previous: 'Previous',
  next: 'Next',
  range: (first: number, last: number, total: number) => `${count(first)} to ${count(last)} of ${count(total)}`,
} as const;
