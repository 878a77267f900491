/** The headers of every picture that the site serves: shown in place, and nothing in it runs, whatever it turns out to be. */
export const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
};
