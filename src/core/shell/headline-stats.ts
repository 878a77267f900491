/** The figures that the product shows of itself, as the specification words them (PD-STATS). */
export const headlineStats = [
  { value: '80 Lakh+', label: 'reviews' },
  { value: '10 Lakh+', label: 'interviews' },
  { value: '4 Crore+', label: 'salaries' },
  { value: '1.5 Crore+', label: 'users' },
] as const;
