export const OPEN_NOTIFICATIONS = 'openNotifications';

export const NOTIFICATIONS_ADDRESS = `/?${OPEN_NOTIFICATIONS}=true`;
