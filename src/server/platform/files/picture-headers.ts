/** Headers for a picture that is shown in place. Nothing in it runs, whatever it contains. */
export const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
};
