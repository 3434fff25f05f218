import { ability } from '#kernel/ability';

/** Everybody reads and handles the notifications of an own enrollment. */
export const readNotifications = ability('notifications.read', { roles: 'everybody' });
export const handleNotifications = ability('notifications.handle', { roles: 'everybody' });
