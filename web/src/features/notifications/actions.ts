import type { ComponentType } from 'react';
import type { Notification } from '@bcs/contract/features/notifications/model';

/** The actions a notification offers in place. Another feature has them: whoever composes the page brings them. */
export type NotificationActions = ComponentType<{ notification: Notification }>;
