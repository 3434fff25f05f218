import type { ComponentType } from 'react';
import type { Notification } from '@bcs/contract/features/notifications/model';

/** The actions that a notification offers in place, passed in by the page because another feature has them. */
export type NotificationActions = ComponentType<{ notification: Notification }>;
