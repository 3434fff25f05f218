import { ability } from '#kernel/ability';

/** Everybody reads and handles the notifications of an own enrollment. */
export const readNotifications = ability({ id: 'notifications.read', roles: 'everybody' });
export const handleNotifications = ability({ id: 'notifications.handle', roles: 'everybody' });
