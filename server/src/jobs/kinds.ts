import type { MAIL_JOBS } from '@bcs/contract/features/mail-delivery/mail-jobs';
import { NOTICE_JOB } from '#features/notifications/queries-mail';
import { DIGEST_JOB } from '#features/preferences/queries-turns';
import { sendDigests } from './digest.ts';
import { deliverToChat } from './chat-bridge.ts';
import { sendGrant, reportOwnGrant } from './grant.ts';
import { sendInvitation } from './invitation.ts';
import { CHAT_BRIDGE_JOB } from '#features/chat-bridges/queries-messages';
import { WEBHOOK_JOB } from '#features/webhooks/notify';
import { sendLoginEmail, sendLoginEmailChanged } from './login-email.ts';
import { sendNotice } from './notice.ts';
import { sendResetLink } from './reset-link.ts';
import { sendSecondFactorReset } from './second-factor-reset.ts';
import { sendSupportAnswer } from './support-answer.ts';
import { deliverSupportCase } from './support-case.ts';
import { mailSupportCase } from './support-mail.ts';
import { deliverWebhook } from './webhook.ts';
import type { JobHandler } from './work.ts';

/** The handler of each kind of job. */
export const JOB_HANDLERS: Readonly<Record<string, JobHandler> & Record<keyof typeof MAIL_JOBS, JobHandler>> = {
  [DIGEST_JOB]: sendDigests,
  grant: sendGrant,
  invitation: sendInvitation,
  'login-email': sendLoginEmail,
  'login-email-changed': sendLoginEmailChanged,
  [NOTICE_JOB]: sendNotice,
  'own-grant': reportOwnGrant,
  'reset-link': sendResetLink,
  'second-factor-reset': sendSecondFactorReset,
  'support-answer': sendSupportAnswer,
  'support-case': deliverSupportCase,
  'support-mail': mailSupportCase,
  [CHAT_BRIDGE_JOB]: deliverToChat,
  [WEBHOOK_JOB]: deliverWebhook,
};
