import type { Content, Span, Block } from '../../reading/content.ts';
import { onceFor, spansOf } from '../content-text.ts';
import { sellingPricesAround, sellingPricesIn } from './selling-prices.ts';
import type { TableRow } from './table-rows.ts';
import { mentionsIn } from './vehicle-mentions.ts';

/** "2022 Honda Civic LX for $19,995": a year, two names, then a price. */
const named = new RegExp(
  String.raw`(?<!\d,\s)\b(?:19[89]|20[0-4])\d [A-Z][\w-]{1,24} [A-Z\d][\w-]{0,24}` +
    String.raw`(?:[^.\n$]|\.(?=\d)){0,60}\$\s?\d{1,3},\d{3}`,
  'g',
);
/** From one price to another: a class of vehicles, none of which is offered by itself. */
const range =
  /\b(?:from|between|start\w{0,3}(?: at)?|up to|to|as low as|averages?|median)\b[^$]{0,12}$/i;

const hasPrice = onceFor(({ cells }: TableRow) =>
  cells.some((cell) => sellingPricesIn(cell, { start: 0, end: cell.text.length }).length > 0),
);

export type PricedVehicle = { block: Block; span: Span };

/** Where the text offers one vehicle, named by number or by year, make and model, at a price. */
export function pricedVehicles(content: Content): PricedVehicle[] {
  const byNumber = mentionsIn(content).filter(({ block, span, row }) => {
    return row ? hasPrice(row) : sellingPricesAround(block, span.start).length > 0;
  });
  const byName = content.blocks.flatMap((block) =>
    spansOf(block, named)
      .filter(({ start, end }) => {
        const words = block.text.slice(start, end);
        return !range.test(words.slice(0, words.lastIndexOf('$')));
      })
      .map((span) => ({ block, span })),
  );
  return [...byNumber, ...byName];
}
