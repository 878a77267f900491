export const OPEN_NOTIFICATIONS = 'openNotifications';

/** The page that opens the notifications: they hang from the bell of any page. */
export const NOTIFICATIONS_ADDRESS = `/?${OPEN_NOTIFICATIONS}=true`;
