import type { ComponentType } from 'react';
import type { Notification } from '@bcs/contract/features/notifications/model';

/** What a notification offers to do in place. It is another feature's business, so whoever composes the page brings it. */
export type NotificationActions = ComponentType<{ notification: Notification }>;
