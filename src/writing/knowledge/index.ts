import type { KnowledgeModule } from './module.ts';
import { ownershipModules } from './modules/ownership-list.ts';
import { shoppingModules } from './modules/shopping-list.ts';

/** All that the embedded writer knows apart from the store and its stock. */
export const knowledgeModules: readonly KnowledgeModule[] = [
  ...shoppingModules,
  ...ownershipModules,
];
