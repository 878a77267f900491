/** Texts of the figures that the product shows of itself. */
export const messages = {
  title: (brand: string) => `What people share on ${brand}`,
} as const;
