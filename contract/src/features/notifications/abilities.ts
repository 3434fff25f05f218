import { ability } from '#kernel/ability';

/** Lets people read and handle the notifications of their own enrollment. */
export const readNotifications = ability('notifications.read', { roles: 'everybody' });
export const handleNotifications = ability('notifications.handle', { roles: 'everybody' });
