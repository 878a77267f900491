/** The browser's answer to whether this site may notify: `default` until the user was asked. */
export type PushPermission = 'default' | 'granted' | 'denied';
