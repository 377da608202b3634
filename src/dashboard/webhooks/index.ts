import { type PageGroup, storePage } from '../page-group.ts';
import { askDelete, sendDelete } from './delete.tsx';
import { deliveryPage, sendRedelivery } from './delivery.tsx';
import { editPage, sendEdit } from './edit.ts';
import { webhooksPage } from './list.tsx';
import { newWebhookPage, sendWebhook } from './create.ts';
import { webhookPage } from './page.tsx';
import { askRedeliverAll, sendRedeliverAll } from './redeliver-all.tsx';
import { askRotate, sendRotate } from './rotate.tsx';
import { askSwitchOn, sendSwitchOff, sendSwitchOn } from './switch.tsx';
import { sendTest } from './test.ts';

/** Where a secret is shown, or what goes out is led elsewhere: as for API keys. */
const needsStepUp = true;
const may = 'webhook.manage';
const one = '/webhooks/:webhook';
const states = ['', '?status=dead_letter', '?status=held'];

export const webhookPages: PageGroup = [
  storePage({ path: '/webhooks', may, get: webhooksPage }),
  storePage({ path: '/webhooks/new', may, needsStepUp, get: newWebhookPage, post: sendWebhook }),
  storePage({ path: one, may, get: webhookPage, examples: states }),
  storePage({ path: `${one}/change`, may, needsStepUp, get: editPage, post: sendEdit }),
  storePage({ path: `${one}/test`, may, post: sendTest }),
  storePage({ path: `${one}/secret`, may, needsStepUp, get: askRotate, post: sendRotate }),
  storePage({ path: `${one}/on`, may, get: askSwitchOn, post: sendSwitchOn }),
  storePage({ path: `${one}/off`, may, post: sendSwitchOff }),
  storePage({ path: `${one}/delete`, may, needsStepUp, get: askDelete, post: sendDelete }),
  storePage({ path: `${one}/again`, may, get: askRedeliverAll, post: sendRedeliverAll }),
  storePage({ path: `${one}/deliveries/:delivery`, may, get: deliveryPage, post: sendRedelivery }),
];
