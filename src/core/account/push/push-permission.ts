export type PushPermission = 'default' | 'granted' | 'denied';
