/** Texts of the figures that the product shows of itself. */
export const messages = {
  aside: 'About',
  title: (brand: string) => `What people share on ${brand}`,
} as const;
