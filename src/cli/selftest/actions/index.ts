import type { Action } from './action.ts';
import { contentActions } from './content.ts';
import { descriptionActions } from './descriptions.ts';
import { fateActions } from './fate.ts';
import { figureActions } from './figures.ts';
import { ideacloudActions } from './ideaclouds.ts';
import { imageActions } from './images.ts';
import { keyActions } from './keys.ts';
import { leadActions } from './leads.ts';
import { listActions } from './lists.ts';
import { marketActions } from './market.ts';
import { publicationActions } from './publication.ts';
import { redeliveryActions } from './redelivery.ts';
import { refusedActions } from './refused.ts';
import { socialActions } from './social.ts';
import { stockActions } from './stock.ts';
import { timeActions } from './time.ts';
import { webhookActions } from './webhooks.ts';

/** Everything that can happen in a simulation. */
export const actions: readonly Action[] = [
  ...ideacloudActions,
  ...contentActions,
  ...publicationActions,
  ...imageActions,
  ...webhookActions,
  ...redeliveryActions,
  ...listActions,
  ...refusedActions,
  ...keyActions,
  ...stockActions,
  ...descriptionActions,
  ...marketActions,
  ...socialActions,
  ...figureActions,
  ...leadActions,
  ...timeActions,
  ...fateActions,
];
