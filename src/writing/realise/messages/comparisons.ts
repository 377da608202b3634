import type { Message } from '../message.ts';
import { compareBasisMessages } from './compare-basis.ts';
import { compareEconomyMessages } from './compare-economy.ts';
import { compareFiledMessages } from './compare-filed.ts';
import { compareFeaturedMessages } from './compare-featured.ts';
import { compareStockMessages } from './compare-stock.ts';
import { compareVerdictMessages } from './compare-verdict.ts';

/** What a comparison says of two to five vehicles. */
export const comparisonMessages: readonly Message[] = [
  ...compareVerdictMessages,
  ...compareFiledMessages,
  ...compareBasisMessages,
  ...compareStockMessages,
  ...compareEconomyMessages,
  ...compareFeaturedMessages,
];
