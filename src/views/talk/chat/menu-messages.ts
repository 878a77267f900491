export const menuMessages = {
  message: (name: string) => `Message ${name}`,
} as const;
