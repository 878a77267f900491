export const LOGO_OWNERS = ['company', 'college'] as const;

/** The edge in px: four times the size in a list, for dense screens. */
export const LOGO_EDGE_PX = 176;

/** The form of a logo's name, which is part of its address. */
export const LOGO_NAME_PATTERN = /^[a-z0-9-]{1,100}$/;

export const logoRefusals = {
  notUsable: 'This picture is no longer available. Choose it again.',
} as const;
