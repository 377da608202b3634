import type { Action } from './action.ts';
import { contentActions } from './content.ts';
import { descriptionActions } from './descriptions.ts';
import { fateActions } from './fate.ts';
import { ideacloudActions } from './ideaclouds.ts';
import { keyActions } from './keys.ts';
import { leadActions } from './leads.ts';
import { listActions } from './lists.ts';
import { publicationActions } from './publication.ts';
import { redeliveryActions } from './redelivery.ts';
import { refusedActions } from './refused.ts';
import { stockActions } from './stock.ts';
import { timeActions } from './time.ts';
import { webhookActions } from './webhooks.ts';

/** Everything that can happen in a simulation. */
export const actions: readonly Action[] = [
  ...ideacloudActions,
  ...contentActions,
  ...publicationActions,
  ...webhookActions,
  ...redeliveryActions,
  ...listActions,
  ...refusedActions,
  ...keyActions,
  ...stockActions,
  ...descriptionActions,
  ...leadActions,
  ...timeActions,
  ...fateActions,
];
